import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RoundEntry, rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import type { Round } from '@rahnama/rules/draws/draws.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { faultsOf, toRound } from './check-rounds.ts'
import { findInForce, lockRulebook } from './entries.ts'
import { withdrawEntry } from './withdraw-entry.ts'

/** All of them or none; a correction withdraws the old entry in the same moment. */
export function addRounds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  { rounds, replaces }: Input<typeof rulebook.addRounds>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof rulebook.addRounds>> {
  return db.transaction(async (tx) => {
    await lockRulebook(tx)
    if (replaces) await withdrawEntry(tx, 'round', replaces, userId, now())
    const known = (await findInForce(tx)).rounds
    refuseFaulty(rounds, officeDay(now()), known)
    const ids: string[] = []
    for (const round of rounds) {
      const id = await insertRound(tx, round, userId, now())
      const act = replaces ? 'rulebook.correct' : 'rulebook.enter'
      await writeAudit(tx, { userId, role, requestId }, { act, clientId: null, target: `round:${id}` }, now())
      ids.push(id)
    }
    return { ids }
  })
}

function refuseFaulty(rounds: readonly RoundEntry[], today: string, inForce: readonly Round[]): void {
  const known = [...inForce]
  const issues = rounds.flatMap((round, place): Issue[] => {
    const faults = faultsOf(round, { today, known })
    known.push(toRound(round))
    return faults.map(({ field, fault }) => ({ field: `rounds.${place}.${field}`, fault }))
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

async function insertRound(tx: Db, entry: RoundEntry, userId: string, at: Date): Promise<string> {
  const { number = null, on, category, invitations, cutOff, tieBreak = null, source } = entry
  const row = await tx.row<{ id: string }>(sql`
    insert into rule_rounds (number, held_on, category, invitations, cut_off, tie_break, source, entered_at, entered_by)
    values (${number}, ${on}, ${category}, ${invitations}, ${cutOff}, ${tieBreak}, ${source}, ${at}, ${userId})
    returning id`)
  return row?.id ?? ''
}
