import { useEffect } from 'react'

/** The title is the first thing a screen reader says of a page. */
export function useErrorTitle(prefix: string): void {
  useEffect(() => {
    document.title = `${prefix} ${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length).trimStart()
    }
  }, [prefix])
}
