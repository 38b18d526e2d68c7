import { DOCUMENT_SIGNAL } from '@rahnama/contract/documents.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/** Other windows of the same person show what happened in this one. */
export function tellClient({ signals }: Pick<Deps, 'signals'>, tx: Db, userId: string): Promise<void> {
  return signals.publish(tx, { to: { userId }, kind: DOCUMENT_SIGNAL })
}
