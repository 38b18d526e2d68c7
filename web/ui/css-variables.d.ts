import 'react'

declare module 'react' {
  // Data reaches a style sheet through custom properties; React's own type knows only standard ones.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
