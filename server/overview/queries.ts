import { OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import type { Figures } from '@rahnama/contract/overview.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type Db, sql } from '../db/db.ts'
import type { Span } from './period.ts'

const DAY_MS = 24 * 60 * 60_000
const WEEK_DAYS = 7
const MONTH_DAYS = 30

export type PerDay = { on: IsoDate; count: number }
type Compared<Row> = { now: Row; before: Row }
type OfEitherPeriod<Row> = Row & { isBefore: boolean }

/** Whoever has a role besides a client's is a colleague. */
const IS_CLIENT = sql`merged_into is null and not exists (select from user_roles where user_id = users.id and role <> 'student')`

export function countNewClients(db: Db, { beforeBegins }: Span): Promise<PerDay[]> {
  return db.rows<PerDay>(sql`
    select (created_at at time zone ${OFFICE_TIME_ZONE})::date as "on", count(*) from users
    where created_at >= ${beforeBegins} and ${IS_CLIENT} group by 1`)
}

export function countStages(db: Db, now: Date): Promise<Figures['stages']> {
  const [week, month] = [WEEK_DAYS, MONTH_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS))
  return db.rows<Figures['stages'][number]>(sql`
    select stage, count(*) filter (where since > ${week}) as week,
      count(*) filter (where since <= ${week} and since > ${month}) as month,
      count(*) filter (where since <= ${month}) as longer
    from desk_items where kind = 'case' group by stage`)
}

type Replies = Figures['replies']['messages']['now']

export async function countReplies(
  db: Db,
  { begins, beforeBegins }: Span,
  of: 'messages' | 'enquiries',
  promised: number,
): Promise<Compared<Replies>> {
  const source =
    of === 'messages'
      ? sql`select sent_at as at, reply_minutes from messages where reply_minutes is not null and sent_at >= ${beforeBegins}`
      : sql`select answered_at as at, reply_minutes from enquiries where answered_at >= ${beforeBegins}`
  const rows = await db.rows<OfEitherPeriod<Replies>>(sql`
    select at < ${begins} as "isBefore", count(*) as answers, count(*) filter (where reply_minutes <= ${promised}) as kept,
      round(percentile_cont(0.5) within group (order by reply_minutes))::int as "medianMinutes"
    from (${source}) as replies group by 1`)
  return compare(rows, { answers: 0, kept: 0, medianMinutes: null })
}

type Consultations = Figures['consultations']['now']

/** By the day they were for. Those still to come are counted apart. */
export async function countConsultations(
  db: Db,
  { begins, beforeBegins }: Span,
  now: Date,
): Promise<Compared<Consultations>> {
  const rows = await db.rows<OfEitherPeriod<Consultations>>(sql`
    select starts_at < ${begins} as "isBefore", count(*) filter (where state = 'attended') as attended,
      count(*) filter (where state = 'missed') as missed, count(*) filter (where state = 'cancelled') as cancelled
    from consultations where starts_at >= ${beforeBegins} and starts_at < ${now} group by 1`)
  return compare(rows, { attended: 0, missed: 0, cancelled: 0 })
}

export async function countUpcoming(db: Db, now: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from consultations where starts_at >= ${now} and state = 'booked'`)
  return row?.count ?? 0
}

type Funnel = Omit<Figures['funnel']['now'], 'selfChecks'>

/** What became of the accounts that were opened in each period. */
export async function followAccounts(db: Db, { begins, beforeBegins }: Span): Promise<Compared<Funnel>> {
  const rows = await db.rows<OfEitherPeriod<Funnel>>(sql`
    select created_at < ${begins} as "isBefore", count(*) as accounts,
      count(*) filter (where exists (select from applications where user_id = users.id)) as started,
      count(*) filter (where exists (
        select from applications where user_id = users.id and submitted_at is not null)) as sent
    from users where created_at >= ${beforeBegins} and ${IS_CLIENT} group by 1`)
  return compare(rows, { accounts: 0, started: 0, sent: 0 })
}

type SelfChecks = { selfChecks: number; isSample: boolean }

/** Of whoever finished one, with an account or without. */
export async function countSelfChecks(db: Db, { begins, beforeBegins }: Span): Promise<Compared<SelfChecks>> {
  const rows = await db.rows<OfEitherPeriod<SelfChecks>>(sql`
    select hour < ${begins} as "isBefore", sum(events)::float8 as "selfChecks", bool_or(is_sample) as "isSample"
    from visit_counts where hour >= ${beforeBegins} and event = 'selfCheckFinished' group by 1`)
  return compare(rows, { selfChecks: 0, isSample: false })
}

function compare<Row>(rows: readonly OfEitherPeriod<Row>[], none: Row): Compared<Row> {
  const of = (wanted: boolean): Row => {
    const found = rows.find(({ isBefore }) => isBefore === wanted)
    if (!found) return none
    const { isBefore: _, ...row } = found
    return row as Row
  }
  return { now: of(false), before: of(true) }
}
