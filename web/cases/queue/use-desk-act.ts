import { useRef, useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'

/** One act at a time; what went wrong is said, and nothing on the page is lost. */
export function useDeskAct() {
  const tell = useToast()
  const errors = useTexts('errors')
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await act()
    } catch (error) {
      tell.error({ title: describeError(error, errors) })
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, tell }
}
