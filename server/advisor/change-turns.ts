import { ADVISOR_SIGNAL, type AdvisorTurn } from '@rahnama/contract/advisor/advisor.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { findOwnTurn, judgeTurn, toTurn } from './queries.ts'

type Changing = Pick<Deps, 'db' | 'signals'>

async function shown(db: Db, userId: string, id: string): Promise<AdvisorTurn> {
  const row = await findOwnTurn(db, userId, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toTurn(row)
}

const tell = ({ db, signals }: Changing, userId: string, id: string) =>
  signals.publish(db, { to: { userId }, kind: ADVISOR_SIGNAL, payload: { turn: id } })

/** What is there stays; whoever writes the rest notices and ends. */
export async function stop(deps: Changing, { userId }: Caller, { id }: { id: string }): Promise<AdvisorTurn> {
  await deps.db.execute(sql`
    update advisor_turns set state = 'stopped' where id = ${id} and user_id = ${userId} and state = 'answering'`)
  const turn = await shown(deps.db, userId, id)
  await tell(deps, userId, id)
  return turn
}

export async function judge(
  deps: Changing,
  { userId }: Caller,
  { id, isRight }: { id: string; isRight: boolean | null },
): Promise<AdvisorTurn> {
  await judgeTurn(deps.db, userId, id, isRight)
  return shown(deps.db, userId, id)
}

/** Gone with everything understood of it. What is gone already stays so. */
export async function remove(
  deps: Changing,
  { userId }: Caller,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const gone = await deps.db.execute(sql`delete from advisor_turns where id = ${id} and user_id = ${userId}`)
  if (gone > 0) await tell(deps, userId, id)
  return {}
}

export async function removeAll(deps: Changing, { userId }: Caller): Promise<Record<string, never>> {
  await deps.db.execute(sql`delete from advisor_turns where user_id = ${userId}`)
  await deps.signals.publish(deps.db, { to: { userId }, kind: ADVISOR_SIGNAL })
  return {}
}
