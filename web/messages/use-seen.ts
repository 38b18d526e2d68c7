import { type RefObject, useEffect, useEffectEvent } from 'react'

const SEEN_AFTER_MS = 1000

/**
 * A message is read when its end was on the screen for a second in a window that is visible and has the focus: one in
 * the background marks nothing.
 */
export function useSeen(end: RefObject<HTMLElement | null>, newest: number, onSeen: (position: number) => void): void {
  const tell = useEffectEvent(() => onSeen(newest))
  useEffect(() => {
    const element = end.current
    if (!element || newest === 0) return
    let isOnScreen = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const judge = () => {
      clearTimeout(timer)
      const isLookedAt = isOnScreen && document.visibilityState === 'visible' && document.hasFocus()
      if (isLookedAt) timer = setTimeout(tell, SEEN_AFTER_MS)
    }
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.some(({ isIntersecting }) => isIntersecting)
      judge()
    })
    observer.observe(element)
    window.addEventListener('focus', judge)
    window.addEventListener('blur', judge)
    document.addEventListener('visibilitychange', judge)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('focus', judge)
      window.removeEventListener('blur', judge)
      document.removeEventListener('visibilitychange', judge)
    }
  }, [end, newest])
}
