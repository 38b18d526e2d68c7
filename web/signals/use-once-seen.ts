import { useEffect, useEffectEvent, useRef } from 'react'

/** Nobody looks at a hidden page: what is due there is done once it is shown, however often it fell due. */
export function useOnceSeen(act: () => void): () => void {
  const isDue = useRef(false)
  const actIfSeen = useEffectEvent(() => {
    if (!isDue.current || document.visibilityState === 'hidden') return
    isDue.current = false
    act()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', actIfSeen)
    return () => document.removeEventListener('visibilitychange', actIfSeen)
  }, [])
  return () => {
    isDue.current = true
    actIfSeen()
  }
}
