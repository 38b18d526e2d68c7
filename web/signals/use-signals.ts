import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../auth/auth.tsx'
import type { Hear } from './listen.ts'
import { joinStream } from './shared-stream.ts'

/** Says which kinds of things change, live, while the page is open. */
export function useSignals(hear: Hear): void {
  const auth = useAuth()
  const token = auth.status === 'signedIn' && !auth.hasEnded ? auth.session.access_token : undefined
  const userId = auth.status === 'signedIn' ? auth.user.id : ''
  const onSignal = useEffectEvent(hear)
  useEffect(() => {
    if (!token) return
    return joinStream({ token, userId }, (kind, payload) => onSignal(kind, payload))
  }, [token, userId])
}
