import { createHash } from 'node:crypto'
import {
  MERGE_PARTS,
  type MergeConflict,
  type MergePart,
  type MergePreview,
  type MergeRefusal,
} from '@rahnama/contract/account-merge.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Db, join, nothing, type Sql, sql } from '../../db/db.ts'
import { MOVING, type MovingColumn, REFUSING } from './columns.ts'

/** The account that stays, and the one that is closed. */
export type Pair = { keptId: string; closedId: string }

/** What both accounts have of one column, and who wins it; `group` is what makes them the same. */
type Contested = { group: string; closedWins: boolean; name: string | null; keptAt: Date | null; closedAt: Date | null }
type Planned = MovingColumn & { count: number; contested: readonly Contested[] }
export type Plan = { columns: readonly Planned[]; preview: MergePreview }

/** Names of tables and columns come from our own table of columns, never from outside. */
export function raw(text: string): Sql {
  return { parts: [text], values: [], isSql: true }
}

/** What makes two rows the same thing, as text. */
export const groupOf = ({ contest }: Pick<MovingColumn, 'contest'>): Sql => raw(`(${contest?.same})::text`)

/** Both accounts are locked where something is about to happen. */
export async function planMerge(tx: Db, callerId: string, pair: Pair, mode: 'look' | 'act'): Promise<Plan> {
  const sides = await readSides(tx, pair, mode)
  const refusals = await listRefusals(tx, callerId, pair)
  const columns: Planned[] = []
  for (const column of MOVING) {
    const contested = column.contest ? await listContested(tx, column, pair) : []
    columns.push({ ...column, contested, count: await countMoving(tx, column, pair, contested) })
  }
  const moves = MERGE_PARTS.map((part) => ({
    part,
    count: sum(columns.filter((it) => it.part === part && isCounted(it))),
  }))
  const conflicts = columns.flatMap(({ part, contested }) => contested.map((it) => toConflict(part, it)))
  const told = { ...sides, refusals, moves: moves.filter(({ count }) => count > 0), conflicts }
  const stamp = createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
  return { columns, preview: { ...told, stamp } }
}

type SideRow = { id: string; email: string; fullName: string; createdAt: Date; lastSignInAt: Date | null }

async function readSides(tx: Db, { keptId, closedId }: Pair, mode: 'look' | 'act') {
  const rows = await tx.rows<SideRow>(sql`
    select id, email, full_name as "fullName", created_at as "createdAt", last_sign_in_at as "lastSignInAt"
    from users where id = any(${[keptId, closedId]}::uuid[]) order by id ${mode === 'act' ? sql`for update` : nothing}`)
  const [kept, closed] = [keptId, closedId].map((id) => rows.find((row) => row.id === id))
  if (!kept || !closed || kept === closed) throw new AppError('NOT_FOUND')
  return { kept: toSide(kept), closed: toSide(closed) }
}

function toSide({ createdAt, lastSignInAt, ...side }: SideRow): MergePreview['kept'] {
  return { ...side, createdAt: createdAt.toISOString(), lastSignInAt: lastSignInAt?.toISOString() ?? null }
}

async function listRefusals(tx: Db, callerId: string, { keptId, closedId }: Pair): Promise<MergeRefusal[]> {
  const both = [keptId, closedId]
  const worked = REFUSING.map(
    ({ table, column }) => sql`exists (select from ${raw(table)} where ${raw(column)} = any(${both}::uuid[]))`,
  )
  const found = await tx.row<Record<Exclude<MergeRefusal, 'isMe'>, boolean>>(sql`
    select exists (select from user_roles where user_id = any(${both}::uuid[]) and role <> 'student')
        or ${join(worked, ' or ')} as staff,
      exists (select from users where id = any(${both}::uuid[]) and suspended_at is not null) as suspended,
      exists (select from users where id = any(${both}::uuid[]) and merged_into is not null) as merged,
      exists (select from erasures where user_id = any(${both}::uuid[]) and stopped_at is null and done_at is null) as deletion,
      exists (select from applications as one join applications as other using (program)
        where one.user_id = ${keptId} and other.user_id = ${closedId} and one.closed_at is null and other.closed_at is null
          and one.submitted_at is not null and other.submitted_at is not null) as "bothSubmitted",
      exists (select from commission_earnings as one join commission_earnings as other using (milestone, terms_id)
        where one.client_id = ${keptId} and other.client_id = ${closedId}
          and one.state not in ('reversed', 'refunded') and other.state not in ('reversed', 'refunded')) as "sameCommission"`)
  const names = ['staff', 'suspended', 'merged', 'deletion', 'bothSubmitted', 'sameCommission'] as const
  return [...(both.includes(callerId) ? (['isMe'] as const) : []), ...names.filter((name) => found?.[name])]
}

async function listContested(tx: Db, column: MovingColumn, { keptId, closedId }: Pair): Promise<Contested[]> {
  const { contest } = column
  if (!contest) return []
  const whose = raw(column.column)
  return tx.rows<Contested>(sql`
    with mine as (
      select ${whose} as whose, ${groupOf(column)} as same, max(${raw(contest.rank ?? 'array[0]')}) as rank,
        max(${raw(contest.at)}) as at, min(${contest.name ? raw(`${contest.name}::text`) : sql`null::text`}) as name
      from ${raw(column.table)} as it
      where ${whose} = any(${[keptId, closedId]}::uuid[]) ${contest.among ? sql`and ${raw(contest.among)}` : nothing}
      group by 1, 2)
    select kept.same as group, closed.rank > kept.rank as "closedWins", kept.name, kept.at as "keptAt", closed.at as "closedAt"
    from mine as kept join mine as closed on closed.same = kept.same
    where kept.whose = ${keptId} and closed.whose = ${closedId} order by kept.name, kept.same`)
}

/** Rows of the closed account that lost their contest stay where they are. */
export function movingRows(column: MovingColumn, { closedId }: Pair, contested: readonly Contested[]): Sql {
  const lost = contested.filter(({ closedWins }) => !closedWins).map(({ group }) => group)
  const among = column.contest?.among
  return sql`${raw(column.column)} = ${closedId} ${
    lost.length === 0
      ? nothing
      : sql`and not (${among ? sql`(${raw(among)}) and ` : nothing} ${groupOf(column)} = any(${lost}::text[]))`
  }`
}

async function countMoving(tx: Db, column: MovingColumn, pair: Pair, contested: readonly Contested[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*) as count from ${raw(column.table)} as it where ${movingRows(column, pair, contested)}`)
  return row?.count ?? 0
}

/** Messages stand for threads and marks, cases for their place on the desk, files for their uploads: nothing is counted twice. */
function isCounted({ table }: MovingColumn): boolean {
  return !['desk_items', 'thread_marks', 'threads', 'uploads'].includes(table)
}

function sum(columns: readonly { count: number }[]): number {
  return columns.reduce((whole, { count }) => whole + count, 0)
}

function toConflict(part: MergePart, { name, keptAt, closedAt, closedWins }: Contested): MergeConflict {
  return {
    part,
    name,
    keptAt: keptAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    winner: closedWins ? 'closed' : 'kept',
  }
}
