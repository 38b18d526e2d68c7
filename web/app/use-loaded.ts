import { useCallback, useDeferredValue, useEffect, useState } from 'react'

export type Loaded<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

/** A public page reads this after hydration; `load` must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { reload: () => void } {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false
    load().then(
      (value) => !isGone && setState({ status: 'ready', value }),
      (error: unknown) => !isGone && setState({ status: 'failed', error }),
    )
    return () => {
      isGone = true
    }
  }, [load, round])
  /** The old answer stays shown until the new one is there (stale while revalidate). */
  const reload = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    setRound((before) => before + 1)
  }, [])
  // The answer may be much to draw; the page stays responsive meanwhile. React would hold up a transition until a navigation has ended.
  return { ...useDeferredValue(state), reload }
}
