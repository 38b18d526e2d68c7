import { startTransition, useCallback, useEffect, useState } from 'react'

export type Loaded<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T }

/** What a public page reads after it has woken up; `load` must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { reload: () => void } {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false
    load().then(
      // What arrives may be much to draw; the page stays answerable meanwhile.
      (value) => !isGone && startTransition(() => setState({ status: 'ready', value })),
      (error: unknown) => !isGone && setState({ status: 'failed', error }),
    )
    return () => {
      isGone = true
    }
  }, [load, round])
  /** What is shown stays until the new answer is there. */
  const reload = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    setRound((before) => before + 1)
  }, [])
  return { ...state, reload }
}
