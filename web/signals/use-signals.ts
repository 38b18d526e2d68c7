import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../auth/auth.tsx'
import { type Hearer, joinStream } from './shared-stream.ts'

/** Says which kinds of things change, live, while the page is open, and which may have changed while nobody listened. */
export function useSignals(hear: Hearer['hear'], catchUp: Hearer['catchUp'] = () => {}): void {
  const auth = useAuth()
  const token = auth.status === 'signedIn' && !auth.hasEnded ? auth.session.access_token : undefined
  const userId = auth.status === 'signedIn' ? auth.user.id : ''
  const onSignal = useEffectEvent(hear)
  const onMissed = useEffectEvent(catchUp)
  useEffect(() => {
    if (!token) return
    return joinStream(
      { token, userId },
      { hear: (kind, payload) => onSignal(kind, payload), catchUp: (isMissed) => onMissed(isMissed) },
    )
  }, [token, userId])
}
