import { DESK_SIGNAL, type DeskKind } from '@rahnama/contract/cases/cases.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { hearersOf } from './seeing.ts'

export type DeskKey = { kind: DeskKind; id: string }

export type NewDeskItem = DeskKey & {
  clientId: string | null
  ownerId: string | null
  turn: 'client' | 'office' | 'government' | 'thirdParty'
  /** Null is no date. */
  dueAt: Date | null
  dueKind: 'deadline' | 'promise' | null
  since: Date
  program?: string | null
  stage?: string | null
  flags?: readonly string[]
}

type Telling = Pick<Deps, 'signals'>

const DUE_RANK = { deadline: 0, promise: 1 } as const

/** Puts something on the desk, or says anew where it stands. What was put away comes back when it is our turn again. */
export async function placeOnDesk(deps: Telling, tx: Db, item: NewDeskItem): Promise<void> {
  const dueRank = item.dueKind ? DUE_RANK[item.dueKind] : 2
  const flags = [...(item.flags ?? [])]
  await tx.execute(sql`
    insert into desk_items
      (kind, id, client_id, owner_id, turn, due_at, due_rank, risk, since, program, stage, flags)
    values (${item.kind}, ${item.id}, ${item.clientId}, ${item.ownerId}, ${item.turn},
      coalesce(${item.dueAt}::timestamptz, 'infinity'), ${dueRank}, ${-flags.length}, ${item.since},
      ${item.program ?? null}, ${item.stage ?? null}, ${flags})
    on conflict (kind, id) do update set owner_id = excluded.owner_id, turn = excluded.turn, due_at = excluded.due_at,
      due_rank = excluded.due_rank, risk = excluded.risk, since = excluded.since, program = excluded.program,
      stage = excluded.stage, flags = excluded.flags,
      pooled_at = case when excluded.turn = desk_items.turn and excluded.owner_id = desk_items.owner_id
        then desk_items.pooled_at end,
      snoozed_until = case when excluded.turn = desk_items.turn then desk_items.snoozed_until end,
      snoozed_until_reply = excluded.turn = desk_items.turn and desk_items.snoozed_until_reply,
      snooze_reason = case when excluded.turn = desk_items.turn then desk_items.snooze_reason end`)
  await tellDesk(deps, tx, item)
}

export async function takeOffDesk(deps: Telling, tx: Db, { kind, id }: DeskKey): Promise<void> {
  // Whose it was says who hears of it.
  await tellDesk(deps, tx, { kind, id })
  await tx.execute(sql`delete from desk_items where kind = ${kind} and id = ${id}`)
}

/** A case is locked before its row of the desk, and several by their ids, so that no two wait for each other. */
export async function lockCasesFirst(tx: Db, items: readonly { id: string }[]): Promise<void> {
  await tx.execute(sql`
    select from applications where id = any(${items.map(({ id }) => id)}) order by id for no key update`)
}

/** Told to everybody at the desk who may see it: which row to read again. */
export async function tellDesk({ signals }: Telling, tx: Db, { kind, id }: DeskKey): Promise<void> {
  for (const to of await hearersOf(tx, { kind, id })) {
    await signals.publish(tx, { to, kind: DESK_SIGNAL, payload: { kind, id } })
  }
}
