import { CONTENT_SIGNAL } from '@rahnama/contract/content/content.ts'
import type { Db } from '../../db/db.ts'
import type { Signals } from '../../signals/signals.ts'

/** Another admin may have the same item open. */
export function tellEditors(signals: Signals, tx: Db, id: string): Promise<void> {
  return signals.publish(tx, { to: { role: 'admin' }, kind: CONTENT_SIGNAL, payload: { id } })
}
