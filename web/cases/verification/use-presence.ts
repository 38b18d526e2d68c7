import { PRESENCE_RENEW_MS, PRESENCE_SIGNAL, type Presence } from '@rahnama/contract/cases/cases.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/api.ts'
import { useSignals } from '../../signals/signals.ts'

/** Says that I am here while the page is seen, and tells who else is. */
export function usePresence(folio: string, mode: Presence['mode']): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  const renew = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const present = await call('PUT /api/cases/{folio}/presence', { folio, mode }).catch(() => undefined)
    if (present) setOthers(present.others)
  })
  useSignals((kind, payload) => {
    if (kind === PRESENCE_SIGNAL && payload.folio === folio) void renew()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what I do now is told at once
  useEffect(() => {
    void renew()
  }, [mode])
  useEffect(() => {
    setOthers([])
    void renew()
    const timer = setInterval(() => void renew(), PRESENCE_RENEW_MS)
    const whenSeen = () => void renew()
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
      void call('DELETE /api/cases/{folio}/presence', { folio }, { keepalive: true }).catch(() => {})
    }
  }, [folio])
  return others
}
