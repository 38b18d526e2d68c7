import { rm } from 'node:fs/promises'
import { type Db, nothing, type Sql, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Teller } from '../../notices/notices.ts'
import { archivePath } from './archive-place.ts'
import { noteDrillFailed, noteFailed } from './queries.ts'
import { isRunning } from './run-locks.ts'
import { tellOfFailure } from './tell-of-failure.ts'

/** A process that was killed says nothing any more: what it was at shows as interrupted. */
export async function markInterrupted(deps: Teller & Pick<Deps, 'db'>): Promise<void> {
  const { db, config, now } = deps
  const making = await db.row<{ id: string; file: string }>(sql`select id, file from backups where state = 'making'`)
  if (making && !(await isRunning(db, 'backup'))) {
    await rm(`${archivePath(config, making.file)}.part`, { force: true })
    await db.transaction(async (tx) => {
      if (await noteFailed(tx, making.id, 'interrupted', now())) await tellOfFailure(deps, tx, making.id, 'backup')
    })
  }
  if (!(await findDrilling(db))) return
  await db.transaction(async (tx) => {
    // Whoever drills holds the lock before the row says so and until after it says how it ended.
    const drilling = await findDrilling(tx, sql`for update`)
    if (!drilling || (await isRunning(tx, 'drill'))) return
    await noteDrillFailed(tx, drilling.id, 'interrupted', now())
    await tellOfFailure(deps, tx, drilling.id, 'drill')
  })
}

function findDrilling(db: Db, locking: Sql = nothing): Promise<{ id: string } | undefined> {
  return db.row<{ id: string }>(sql`select id from backups where drill_state = 'drilling' ${locking}`)
}
