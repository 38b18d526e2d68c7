import type { Presence } from '@rahnama/contract/cases/cases.ts'
import { PRESENCE_RENEW_MS, PRESENCE_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../api/api.ts'
import { useSignals } from '../signals/signals.ts'
import { useMyMode } from './my-mode.tsx'

/** Renews my lease on a case while its page is seen, and says who else has one. */
export function usePresence(folio: string): readonly Presence[] {
  const { mode } = useMyMode()
  const [others, setOthers] = useState<readonly Presence[]>([])
  const renew = useEffectEvent(async () => {
    try {
      setOthers((await call('PUT /api/cases/{folio}/presence', { folio, mode })).others)
    } catch {
      // The next beat tries again; without a connection nobody can be told.
    }
  })
  const leave = useEffectEvent(() => {
    void call('DELETE /api/cases/{folio}/presence', { folio }, { keepalive: true }).catch(() => {})
  })
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState === 'visible') void renew()
    }
    const whenSeen = () => (document.visibilityState === 'visible' ? beat() : leave())
    const timer = setInterval(beat, PRESENCE_RENEW_MS)
    document.addEventListener('visibilitychange', whenSeen)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  // What I do is told at once, and at the first look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is read by what is called
  useEffect(() => {
    if (document.visibilityState === 'visible') void renew()
  }, [mode])
  useSignals((kind, payload) => {
    if (kind === PRESENCE_SIGNAL && payload.folio === folio && document.visibilityState === 'visible') void renew()
  })
  return others
}
