import type { Presence } from '@rahnama/contract/cases/cases.ts'
import { PRESENCE_RENEW_MS, PRESENCE_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../api/api.ts'
import { useSignals } from '../signals/signals.ts'

type Mode = Presence['mode']

const NOBODY: readonly Presence[] = []

/** Renews my lease on a case while its page is seen, says what I do there, and tells who else has one. */
export function usePresence(folio: string, mode: Mode): readonly Presence[] {
  const [found, setFound] = useState({ folio, others: NOBODY })
  const renew = useEffectEvent(async (on: string, as: Mode) => {
    if (document.visibilityState !== 'visible') return
    // Without a connection nobody can be told; the next beat tries again.
    const present = await call('PUT /api/cases/{folio}/presence', { folio: on, mode: as }).catch(() => undefined)
    if (present) setFound({ folio: on, others: present.others })
  })
  const beat = useEffectEvent(() => void renew(folio, mode))
  // What I do is told at once, and at the first look.
  useEffect(() => {
    void renew(folio, mode)
  }, [folio, mode])
  useEffect(() => {
    const leave = () => {
      void call('DELETE /api/cases/{folio}/presence', { folio }, { keepalive: true }).catch(() => {})
    }
    const whenSeen = () => (document.visibilityState === 'visible' ? beat() : leave())
    const timer = setInterval(() => beat(), PRESENCE_RENEW_MS)
    document.addEventListener('visibilitychange', whenSeen)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [folio])
  useSignals((kind, payload) => {
    if (kind === PRESENCE_SIGNAL && payload.folio === folio) void renew(folio, mode)
  })
  // Who was on another case is not here.
  return found.folio === folio ? found.others : NOBODY
}
