import { randomUUID } from 'node:crypto'
import { DELETION_GRACE_DAYS, RETENTION_KINDS, type RetentionKind } from '@rahnama/contract/privacy.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { tell } from '../../notices/notices.ts'
import { readRetention } from '../../site-settings/site-settings.ts'
import { insertErasure } from '../erasure/erasure.ts'
import { writeJournal } from '../journal.ts'
import { type DeletedByAge, hasOutdated, isDeletedByAge, removeOutdated } from './outdated.ts'
import { addMonths, monthsOf } from './periods.ts'
import { insertRun } from './runs.ts'
import { listUnused } from './unused-accounts.ts'

export const retentionRun = defineJob<object>('carry-out-retention', { cron: '23 5 * * *' })

/** Deletes what is older than the owner's periods allow; an account that nobody uses is announced first. */
export async function carryOutRetention(deps: Deps): Promise<void> {
  const months = monthsOf((await readRetention(deps.db)).value)
  for (const kind of RETENTION_KINDS) {
    const before = addMonths(deps.now(), -months[kind])
    if (isDeletedByAge(kind)) await removeAll(deps, kind, before)
    else await announceUnused(deps, before)
  }
}

async function removeAll({ db, config, now, log }: Deps, kind: DeletedByAge, before: Date): Promise<void> {
  if (!(await hasOutdated(db, kind, before))) return
  // First: what is not written down could come back with a backup.
  await writeJournal(config, { kind, before: before.toISOString(), at: now().toISOString() })
  for (let removed = 1; removed > 0; ) {
    removed = await db.transaction(async (tx) => {
      const gone = await removeOutdated(tx, kind, before)
      await note(tx, { kind, before, removed: gone, at: now() })
      return gone
    })
    if (removed > 0) log.info('retention', { kind, removed })
  }
}

async function announceUnused(deps: Deps, before: Date): Promise<void> {
  const { db, now } = deps
  const dueAt = new Date(now().getTime() + DELETION_GRACE_DAYS * 86_400_000)
  for (let announced = 1; announced > 0; ) {
    announced = await db.transaction(async (tx) => {
      const unused = await listUnused(tx, before)
      for (const { userId } of unused) {
        const row = { id: randomUUID(), userId, askedAt: now(), dueAt, because: 'unused' as const }
        await insertErasure(tx, row)
        const to = [{ userId, because: 'yours' }] as const
        const about = { on: dueAt.toISOString() }
        await tell(deps, tx, { kind: 'accountUnused', about, event: `accountUnused:${row.id}`, to, by: null })
      }
      await note(tx, { kind: 'accounts', before, removed: unused.length, at: now() })
      return unused.length
    })
  }
}

type Run = { kind: RetentionKind; before: Date; removed: number; at: Date }

async function note(tx: Db, run: Run): Promise<void> {
  if (run.removed === 0) return
  const id = randomUUID()
  await insertRun(tx, { id, ...run })
  const entry = { act: 'privacy.retain', clientId: null, target: `retention:${id}` }
  await writeAudit(tx, { userId: null, role: 'retention' }, entry, run.at)
}
