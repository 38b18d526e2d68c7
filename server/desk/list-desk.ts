import {
  DESK_COUNT_MAX,
  DESK_HEADINGS,
  DESK_VIEWS,
  type DeskCounts,
  type DeskFilter,
  type DeskHeading,
  type DeskKind,
  type DeskRow,
  type DeskView,
  type HeadingCounts,
} from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Db, join, nothing, type Sql, sql } from '../db/db.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { headingEnds, loadRows } from './load-rows.ts'
import { type Seeing, visibleTo } from './seeing.ts'

/** Where a row stands in the order, and which it is. */
type Position = { dueAt: string; dueRank: number; risk: number; since: string; id: string; kind: DeskKind }

/** Of the desk's indexes, too. With the table's name, or the page would be sorted by the text it answers a moment with. */
const ORDER = sql`desk_items.due_at, desk_items.due_rank, desk_items.risk, desk_items.since, desk_items.id`

type Page = { rows: DeskRow[]; next: string | null }

/** What stands in each view; the counts and the list read the same condition. */
function within(view: DeskView, seeing: Seeing): Sql {
  const { userId } = seeing
  const seen = visibleTo(seeing, sql`desk_items.owner_id`)
  const conditions: Record<DeskView, Sql> = {
    mine: sql`desk_items.owner_id = ${userId} and desk_items.turn = 'office' and desk_items.snoozed_until is null`,
    unassigned: sql`desk_items.owner_id is null and desk_items.turn = 'office' and desk_items.snoozed_until is null`,
    ownerAway: sql`desk_items.pooled_at is not null and desk_items.snoozed_until is null ${seen}`,
    client: sql`desk_items.turn = 'client' and desk_items.snoozed_until is null ${seen}`,
    government: sql`desk_items.turn in ('government', 'thirdParty') and desk_items.snoozed_until is null ${seen}`,
    all: sql`desk_items.snoozed_until is null ${seen}`,
    snoozed: sql`desk_items.snoozed_until is not null ${seen}`,
  }
  return conditions[view]
}

function narrowedBy({ kind, program, stage, flag, ownerId }: Omit<DeskFilter, 'view'>): Sql {
  return sql`${kind ? sql`and desk_items.kind = ${kind}` : nothing} ${program ? sql`and desk_items.program = ${program}` : nothing}
    ${stage ? sql`and desk_items.stage = ${stage}` : nothing} ${flag ? sql`and desk_items.flags @> array[${flag}]` : nothing}
    ${ownerId ? sql`and desk_items.owner_id = ${ownerId}` : nothing}`
}

/** What a filter shows of a view, for whoever may see it. */
export function deskCondition({ view, ...filter }: DeskFilter, seeing: Seeing): Sql {
  return sql`${within(view, seeing)} ${narrowedBy(filter)}`
}

export async function listDesk(
  db: Db,
  seeing: Seeing,
  { after, limit, ...filter }: DeskFilter & { after?: string | undefined; limit: number },
  now: Date,
): Promise<Page> {
  const from = after === undefined ? undefined : readPosition(after)
  const positions = await db.rows<Position>(sql`
    select kind, id, due_at::text as "dueAt", due_rank as "dueRank", risk, since::text as since
    from desk_items where ${deskCondition(filter, seeing)}
    ${
      from
        ? sql`and (due_at, due_rank, risk, since, id) >
          (${from.dueAt}::timestamptz, ${from.dueRank}::smallint, ${from.risk}::smallint, ${from.since}::timestamptz,
            ${from.id}::uuid)`
        : nothing
    }
    order by ${ORDER} limit ${limit + 1}`)
  const shown = positions.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: await loadRows(db, shown, now),
    next: positions.length > limit && last ? writePosition(last) : null,
  }
}

export async function countViews(db: Db, seeing: Seeing): Promise<DeskCounts> {
  const counts = DESK_VIEWS.map(
    (view) => sql`select ${view}::text as view, count(*) from (
      select from desk_items where ${within(view, seeing)}
      order by ${view === 'snoozed' ? sql`snoozed_until, id` : ORDER} limit ${DESK_COUNT_MAX + 1}) as counted`,
  )
  const rows = await db.rows<{ view: DeskView; count: number }>(join(counts, ' union all '))
  return Object.fromEntries(rows.map(({ view, count }) => [view, count])) as DeskCounts
}

/** The same borders that a row's own heading is reckoned with. */
export async function countHeadings(db: Db, seeing: Seeing, filter: DeskFilter, now: Date): Promise<HeadingCounts> {
  const { overdue, today, thisWeek } = headingEnds(now, await readOfficeCalendar(db))
  const between: Record<DeskHeading, Sql> = {
    overdue: sql`due_at < ${overdue}`,
    today: sql`due_at >= ${overdue} and due_at <= ${today}`,
    thisWeek: sql`due_at >= ${overdue} and due_at > ${today} and due_at <= ${thisWeek}`,
    later: sql`due_at > ${thisWeek} and due_at < 'infinity'`,
    noDate: sql`due_at = 'infinity'`,
  }
  const counts = DESK_HEADINGS.map(
    (heading) => sql`select ${heading}::text as heading, count(*) from (
      select from desk_items where ${deskCondition(filter, seeing)} and ${between[heading]}
      limit ${DESK_COUNT_MAX + 1}) as counted`,
  )
  const rows = await db.rows<{ heading: DeskHeading; count: number }>(join(counts, ' union all '))
  return Object.fromEntries(rows.map(({ heading, count }) => [heading, count])) as HeadingCounts
}

function writePosition(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readPosition(text: string): Position {
  try {
    const { dueAt, dueRank, risk, since, id } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const isPosition =
      [dueAt, since].every((each) => each === 'infinity' || !Number.isNaN(Date.parse(each))) &&
      [dueRank, risk].every(Number.isInteger) &&
      /^[0-9a-f-]{36}$/.test(id)
    if (isPosition) return { dueAt, dueRank, risk, since, id, kind: 'case' }
  } catch {
    // Not one of ours.
  }
  throw new AppError('INVALID_INPUT', { field: 'after' })
}
