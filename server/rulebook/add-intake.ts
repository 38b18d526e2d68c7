import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { FIRST_DAY, type rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { addYears } from '@rahnama/rules/dates.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { findInForce, lockRulebook } from './entries.ts'
import { withdrawEntry } from './withdraw-entry.ts'

/** Authorities announce changes months ahead; a day further off is a slip of the pen. */
const YEARS_AHEAD = 2

/** An entry of a coming day takes effect when that day begins in Toronto. */
export function addIntake(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  { replaces, ...entry }: Input<typeof rulebook.addIntake>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof rulebook.addIntake>> {
  return db.transaction(async (tx) => {
    await lockRulebook(tx)
    if (replaces) await withdrawEntry(tx, 'intake', replaces, userId, now())
    await refuseFaulty(tx, entry, officeDay(now()))
    const { intake, from, status, notice, source } = entry
    const row = await tx.row<{ id: string }>(sql`
      insert into rule_intakes (intake, in_force_from, status, notice_en, notice_fa, source, entered_at, entered_by)
      values (${intake}, ${from}, ${status}, ${notice.en}, ${notice.fa}, ${source}, ${now()}, ${userId})
      returning id`)
    const id = row?.id ?? ''
    const act = replaces ? 'rulebook.correct' : 'rulebook.enter'
    await writeAudit(tx, { userId, role, requestId }, { act, clientId: null, target: `intake:${id}` }, now())
    return { id }
  })
}

type Entry = Pick<Input<typeof rulebook.addIntake>, 'intake' | 'from'>

async function refuseFaulty(tx: Db, { intake, from }: Entry, today: string): Promise<void> {
  const { intakes } = await findInForce(tx)
  const issues: Issue[] = []
  if (from < FIRST_DAY) issues.push({ field: 'from', fault: 'TOO_EARLY' })
  if (from > addYears(today, YEARS_AHEAD)) issues.push({ field: 'from', fault: 'TOO_LATE' })
  if (intakes.some((entry) => entry.id === intake && entry.from === from)) {
    issues.push({ field: 'from', fault: 'ALREADY_ENTERED' })
  }
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}
