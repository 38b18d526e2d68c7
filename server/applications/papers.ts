import type { PapersProgress } from '@rahnama/contract/applications.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { ApplicationRow } from './queries.ts'

export async function papersOf(_deps: Pick<Deps, 'now'>, _db: Db, _row: ApplicationRow): Promise<PapersProgress> {
  return { needed: 0, given: 0, withOffice: 0, withClient: 0 }
}
