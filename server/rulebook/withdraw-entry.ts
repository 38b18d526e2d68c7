import { AppError } from '@rahnama/contract/errors.ts'
import { isSameRound } from '@rahnama/rules/rulebook/rulebook.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listAllIntakes, listAllRounds, lockRulebook } from './entries.ts'

export type EntryKind = 'round' | 'intake'
const TABLES = { round: sql`rule_rounds`, intake: sql`rule_intakes` }

export async function withdrawEntry(tx: Db, kind: EntryKind, id: string, userId: string, at: Date): Promise<void> {
  const withdrawn = await tx.execute(sql`
    update ${TABLES[kind]} set withdrawn_at = ${at}, withdrawn_by = ${userId} where id = ${id} and withdrawn_at is null`)
  if (withdrawn === 0) throw new AppError('NOT_FOUND')
}

type Act = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  input: { id: string },
  info: Pick<RequestInfo, 'requestId'>,
) => Promise<Record<string, never>>

export const withdrawing =
  (kind: EntryKind): Act =>
  ({ db, now }, { userId, role }, { id }, { requestId }) =>
    db.transaction(async (tx) => {
      await lockRulebook(tx)
      await withdrawEntry(tx, kind, id, userId, now())
      const entry = { act: 'rulebook.withdraw', clientId: null, target: `${kind}:${id}` }
      await writeAudit(tx, { userId, role, requestId }, entry, now())
      return {}
    })

/** Puts it back unless another entry has taken its place meanwhile. */
export const restoring =
  (kind: EntryKind): Act =>
  ({ db, now }, { userId, role }, { id }, { requestId }) =>
    db.transaction(async (tx) => {
      await lockRulebook(tx)
      await refuseTaken(tx, kind, id)
      const restored = await tx.execute(sql`
        update ${TABLES[kind]} set withdrawn_at = null, withdrawn_by = null where id = ${id} and withdrawn_at is not null`)
      if (restored === 0) throw new AppError('NOT_FOUND')
      const entry = { act: 'rulebook.restore', clientId: null, target: `${kind}:${id}` }
      await writeAudit(tx, { userId, role, requestId }, entry, now())
      return {}
    })

async function refuseTaken(tx: Db, kind: EntryKind, id: string): Promise<void> {
  const isTaken = kind === 'round' ? await isRoundTaken(tx, id) : await isDayTaken(tx, id)
  if (isTaken) throw new AppError('CONFLICT')
}

async function isRoundTaken(tx: Db, id: string): Promise<boolean> {
  const rounds = await listAllRounds(tx)
  const wanted = rounds.find((round) => round.id === id)
  return rounds.some((round) => wanted && round.state === 'entered' && round.id !== id && isSameRound(round, wanted))
}

async function isDayTaken(tx: Db, id: string): Promise<boolean> {
  const entries = await listAllIntakes(tx)
  const wanted = entries.find((entry) => entry.id === id)
  return entries.some(
    ({ state, intake, from, id: other }) =>
      state === 'entered' && other !== id && intake === wanted?.intake && from === wanted.from,
  )
}
