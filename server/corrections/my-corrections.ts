import { CORRECTION_DAYS, type Correction, type corrections } from '@rahnama/contract/corrections.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listAdmins, type Teller, tell } from '../notices/notices.ts'
import { actOf } from './act-of.ts'

type Able = Teller & Pick<Deps, 'db'>
type Request = Pick<RequestInfo, 'requestId'>
type Mine = Output<typeof corrections.mine>

/** Nobody needs more than a few at a time; the office would lose sight of what still matters. */
const OPEN_MOST = 5

export async function listMine({ db }: Pick<Deps, 'db'>, { userId }: Caller): Promise<Mine> {
  const rows = await db.rows<{
    id: string
    what: string
    askedAt: Date
    dueAt: Date
    outcome: NonNullable<Correction['answer']>['outcome'] | null
    answer: string | null
    answeredAt: Date | null
  }>(sql`
    select id, what, asked_at as "askedAt", due_at as "dueAt", outcome, answer, answered_at as "answeredAt"
    from corrections where user_id = ${userId} order by asked_at desc, id limit 100`)
  return {
    corrections: rows.map(({ id, what, askedAt, dueAt, outcome, answer, answeredAt }) => ({
      id,
      what,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      answer: outcome && answeredAt ? { outcome, words: answer ?? '', at: answeredAt.toISOString() } : null,
    })),
  }
}

export async function askForCorrection(
  deps: Able,
  caller: Caller,
  { id, what }: Input<typeof corrections.ask>,
  { requestId }: Request,
): Promise<Mine> {
  const { userId } = caller
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${userId} for update`)
    const known = await tx.row<{ userId: string }>(sql`
      select user_id as "userId" from corrections where id = ${id}`)
    if (known?.userId === userId) return
    if (known || (await countOpen(tx, userId)) >= OPEN_MOST) throw new AppError('CONFLICT')
    const askedAt = deps.now()
    const dueAt = new Date(askedAt.getTime() + CORRECTION_DAYS * 86_400_000)
    await tx.execute(sql`
      insert into corrections (id, user_id, what, asked_at, due_at)
      values (${id}, ${userId}, ${what}, ${askedAt}, ${dueAt})`)
    const entry = { act: 'privacy.askCorrection', clientId: userId, target: `correction:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, askedAt)
    const client = (await tx.row<{ name: string }>(sql`select full_name as name from users where id = ${userId}`))?.name
    const about = { client: client ?? '', dueAt: dueAt.toISOString() }
    const to = await listAdmins(tx)
    const event = `correctionAsked:${id}`
    await tell(deps, tx, { kind: 'correctionAsked', about, event, to, by: null, acts: [actOf(id)] })
  })
  return listMine(deps, caller)
}

async function countOpen(tx: Db, userId: string): Promise<number> {
  const row = await tx.row<{ n: number }>(sql`
    select count(*)::integer as n from corrections where user_id = ${userId} and outcome is null`)
  return row?.n ?? 0
}
