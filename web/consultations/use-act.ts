import { useRef, useState } from 'react'

/** One act at a time; what it throws is kept to be shown. */
export function useAct<Arguments extends unknown[]>(act: (...given: Arguments) => Promise<void>) {
  const isActing = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = async (...given: Arguments) => {
    if (isActing.current) return
    isActing.current = true
    setBusy(true)
    setError(undefined)
    try {
      await act(...given)
    } catch (failure) {
      setError(failure)
    } finally {
      isActing.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, error }
}
