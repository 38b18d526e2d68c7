import type { corrections } from '@rahnama/contract/corrections.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { settle, type Teller, tell } from '../notices/notices.ts'
import { actOf } from './act-of.ts'

type Able = Teller & Pick<Deps, 'db'>
type Waiting = Output<typeof corrections.waiting>

export async function listWaiting({ db }: Pick<Deps, 'db'>): Promise<Waiting> {
  const rows = await db.rows<Omit<Waiting['corrections'][number], 'dueAt'> & { dueAt: Date }>(sql`
    select corrections.id, full_name as client, email, what, due_at as "dueAt"
    from corrections join users on users.id = user_id where outcome is null order by due_at, corrections.id limit 200`)
  return { corrections: rows.map(({ dueAt, ...row }) => ({ ...row, dueAt: dueAt.toISOString() })) }
}

export async function answerCorrection(
  deps: Able,
  caller: Caller,
  { id, outcome, words }: Input<typeof corrections.answer>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Waiting> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    const answered = await tx.row<{ userId: string }>(sql`
      update corrections
      set outcome = ${outcome}, answer = ${words}, answered_at = ${now()}, answered_by = ${caller.userId}
      where id = ${id} and outcome is null returning user_id as "userId"`)
    if (!answered) {
      const known = await tx.row(sql`select from corrections where id = ${id}`)
      throw new AppError(known ? 'CONFLICT' : 'NOT_FOUND')
    }
    const { userId } = answered
    const entry = { act: 'privacy.answerCorrection', clientId: userId, target: `correction:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    await settle(deps, tx, actOf(id))
    const to = [{ userId, because: 'yours' }] as const
    await tell(deps, tx, { kind: 'correctionAnswered', about: {}, event: `correctionAnswered:${id}`, to, by: null })
  })
  return listWaiting(deps)
}
