import type { Db } from '../../db/db.ts'
import { listAdmins, type Teller, tell } from '../../notices/notices.ts'

/** A backup that is missing is noticed when it is too late, unless somebody is told. */
export async function tellOfFailure(deps: Teller, tx: Db, id: string, what: 'backup' | 'drill'): Promise<void> {
  const event = `${what}:${id}:${deps.now().toISOString()}`
  const kind = what === 'backup' ? 'backupFailed' : 'drillFailed'
  await tell(deps, tx, { kind, about: {}, event, to: await listAdmins(tx), by: null })
}
