import { MEDIA_SIGNAL } from '@rahnama/contract/media/media.ts'
import type { Db } from '../db/db.ts'
import type { Signals } from '../signals/signals.ts'

/** Whoever has the list open sees a picture as soon as it is prepared. */
export function tellAdmins(signals: Signals, tx: Db, id: string): Promise<void> {
  return signals.publish(tx, { to: { role: 'admin' }, kind: MEDIA_SIGNAL, payload: { id } })
}
