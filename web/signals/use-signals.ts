import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../auth/auth.tsx'
import { type Hear, listen } from './listen.ts'

/** Says which kinds of things change, live, while the page is open. */
export function useSignals(hear: Hear): void {
  const auth = useAuth()
  const token = auth.status === 'signedIn' && !auth.hasEnded ? auth.session.access_token : undefined
  const onSignal = useEffectEvent(hear)
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    void listen(token, leaving.signal, (kind, payload) => onSignal(kind, payload))
    return () => leaving.abort()
  }, [token])
}
