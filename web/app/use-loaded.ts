import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'

export type Loaded<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

/** A public page reads this after hydration; `load` must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { reload: () => void } {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' })
  const newest = useRef(0)
  /** Only what was asked last is shown, whatever arrives when. */
  const ask = useCallback(() => {
    newest.current += 1
    const turn = newest.current
    load().then(
      (value) => turn === newest.current && setState({ status: 'ready', value }),
      (error: unknown) => turn === newest.current && setState({ status: 'failed', error }),
    )
  }, [load])
  useEffect(() => {
    ask()
    return () => {
      newest.current += 1
    }
  }, [ask])
  /** The old answer stays shown until the new one is there (stale while revalidate). */
  const reload = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    ask()
  }, [ask])
  // The answer may be much to draw; the page stays responsive meanwhile. React would hold up a transition until a navigation has ended.
  return { ...useDeferredValue(state), reload }
}
