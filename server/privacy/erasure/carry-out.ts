import { writeAudit } from '../../audit/audit.ts'
import { listFormerAccounts } from '../../auth/auth.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { writeJournal } from '../journal.ts'
import { tellOf } from './ask-for-deletion.ts'
import { erasePerson, type Scope } from './erase-person.ts'
import { keptUntil } from './kept-until.ts'
import {
  type ErasureRow,
  hasOpenRequest,
  listDue,
  listFilesDue,
  noteClosed,
  noteDone,
  readFileState,
  stopErasure,
  takeErasure,
  wasUsedSince,
} from './queries.ts'

const REMIND_BEFORE_MS = 3 * 86_400_000

export const erasureRun = defineJob<object>('carry-out-erasures', { cron: '11 * * * *' })

/** Reminds once shortly before, deletes what is due, and files whose time to be kept is over. */
export async function carryOutErasures(deps: Deps): Promise<void> {
  const { db, now } = deps
  for await (const row of listDue(db, new Date(now().getTime() + REMIND_BEFORE_MS))) {
    if (row.dueAt > now()) await db.transaction((tx) => tellOf(deps, tx, 'deletionSoon', row))
    else await carryOut(deps, row)
  }
  for await (const row of listFilesDue(db, officeDay(now()))) await carryOut(deps, row)
}

async function carryOut({ db, config, files, now, log }: Deps, { id, userId }: ErasureRow): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await takeErasure(tx, id)
    if (!row) return
    if (row.because === 'unused' && (await wasUsedSince(tx, userId, row.askedAt))) {
      await stopErasure(tx, userId, now())
      return
    }
    const file = await readFileState(tx, userId)
    // Whoever has a case with us, or waits for an answer of ours, goes when that is over.
    if (file.isUnderWay || (await hasOpenRequest(tx, userId))) return
    const fileUntil = await keptUntil(tx, file, now())
    const scope: Scope = fileUntil === null ? 'all' : 'account'
    if (scope === 'account' && row.closedAt) return
    // First: an erasure that is not written down could come back with a backup.
    const at = now().toISOString()
    await writeJournal(config, { userId, scope, at })
    // A backup may be older than their becoming one.
    for (const former of await listFormerAccounts(tx, userId))
      await writeJournal(config, { userId: former.id, scope: 'all', at })
    await erasePerson({ files }, tx, userId, scope)
    if (fileUntil === null) await noteDone(tx, id, now())
    else await noteClosed(tx, id, fileUntil, now())
    const entry = {
      act: scope === 'all' ? 'privacy.erase' : 'privacy.closeAccount',
      clientId: userId,
      target: `erasure:${id}`,
    }
    await writeAudit(tx, { userId: null, role: 'erasure' }, entry, now())
  })
  log.info('erasure', { erasureId: id })
}
