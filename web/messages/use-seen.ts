import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isWorthTryingAgain } from '../api/api.ts'

const SEEN_AFTER_MS = 1000
const AGAIN_AFTER_MS = 5000

/**
 * A message is read when its end was on the screen for a second in a window that is visible and has the focus: one in
 * the background marks nothing. What a lost connection kept from the server is told again while it is still looked at.
 */
export function useSeen(
  end: RefObject<HTMLElement | null>,
  newest: number,
  onSeen: (position: number) => Promise<void>,
): void {
  const tell = useEffectEvent(() => onSeen(newest))
  useEffect(() => {
    const element = end.current
    if (!element || newest === 0) return
    let isOnScreen = false
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellAfter = (ms: number) => {
      clearTimeout(timer)
      const isLookedAt = isOnScreen && document.visibilityState === 'visible' && document.hasFocus()
      if (isLookedAt && !hasLeft) timer = setTimeout(() => tell().catch(tellAgain), ms)
    }
    const tellAgain = (error: unknown) => {
      if (isWorthTryingAgain(error)) tellAfter(AGAIN_AFTER_MS)
    }
    const judge = () => tellAfter(SEEN_AFTER_MS)
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting === true
      judge()
    })
    observer.observe(element)
    window.addEventListener('focus', judge)
    window.addEventListener('blur', judge)
    document.addEventListener('visibilitychange', judge)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('focus', judge)
      window.removeEventListener('blur', judge)
      document.removeEventListener('visibilitychange', judge)
    }
  }, [end, newest])
}
