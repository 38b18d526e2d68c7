import type { Obstacle } from '@rahnama/contract/applications.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { ApplicationRow } from './queries.ts'

export async function findObstacles(_deps: Pick<Deps, 'now'>, _db: Db, _row: ApplicationRow): Promise<Obstacle[]> {
  return []
}
