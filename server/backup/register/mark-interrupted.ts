import { rm } from 'node:fs/promises'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Teller } from '../../notices/notices.ts'
import { archivePath } from './archive-place.ts'
import { noteDrill, noteFailed } from './queries.ts'
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
  const drilling = await findDrilling(db)
  if (drilling && !(await isRunning(db, 'drill'))) {
    await db.transaction(async (tx) => {
      if ((await findDrilling(tx))?.id !== drilling.id) return
      await noteDrill(tx, drilling.id, 'failed', 'interrupted', now())
      await tellOfFailure(deps, tx, drilling.id, 'drill')
    })
  }
}

function findDrilling(db: Db): Promise<{ id: string } | undefined> {
  return db.row<{ id: string }>(sql`select id from backups where drill_state = 'drilling' for update`)
}
