import { OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { SOURCES, type VisitEvent } from '@rahnama/contract/visit-events.ts'
import type { Cell, VisitAnalytics, visits } from '@rahnama/contract/visits.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Span, spanOf } from '../overview/overview.ts'
import { readForms } from './read-forms.ts'
import { suppress, suppressAlone } from './suppress.ts'

const PAGES_SHOWN = 12
const COHORT_MONTHS = 12

/** How people find their way, as figures of many: what could be about a few is not in the answer. */
export async function readVisits(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { days }: Input<typeof visits.analytics>,
): Promise<VisitAnalytics> {
  const span = spanOf(days, now())
  const [counts, before, parts, steps, cohorts, forms] = await Promise.all([
    countEvents(db, span.begins, now()),
    countEvents(db, span.beforeBegins, span.begins),
    countParts(db, span),
    countSteps(db, span),
    readCohorts(db, now()),
    readForms(db, span.begins),
  ])
  return {
    isSample: counts.isSample,
    visits: { now: suppressAlone(counts.of.visit), before: suppressAlone(before.of.visit) },
    visitorsPerDay: counts.of.visitor === 0 ? null : Math.round(counts.of.visitor / span.days),
    bots: counts.of.botSeen,
    funnel: [
      { step: 'visits', people: suppressAlone(counts.of.visit) },
      { step: 'selfChecksStarted', people: suppressAlone(counts.of.selfCheckStarted) },
      { step: 'selfChecksFinished', people: suppressAlone(counts.of.selfCheckFinished) },
      { step: 'accounts', people: suppressAlone(steps.accounts) },
      { step: 'cases', people: suppressAlone(steps.cases) },
    ],
    ...parts,
    cohorts,
    forms,
  }
}

async function countEvents(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ of: Record<VisitEvent, number>; isSample: boolean }> {
  const rows = await db.rows<{ event: VisitEvent; events: number; isSample: boolean }>(sql`
    select event, sum(events)::float8 as events, bool_or(is_sample) as "isSample" from visit_counts
    where hour >= ${from} and hour <= ${to} group by event`)
  const of = (event: VisitEvent) => rows.find((row) => row.event === event)?.events ?? 0
  return {
    of: {
      pageSeen: of('pageSeen'),
      visit: of('visit'),
      visitor: of('visitor'),
      selfCheckStarted: of('selfCheckStarted'),
      selfCheckFinished: of('selfCheckFinished'),
      botSeen: of('botSeen'),
    },
    isSample: rows.some(({ isSample }) => isSample),
  }
}

async function countParts(db: Db, { begins }: Span): Promise<Pick<VisitAnalytics, 'sources' | 'languages' | 'pages'>> {
  const rows = await db.rows<{ source: string; language: string; events: number }>(sql`
    select source, language, sum(events)::float8 as events from visit_counts
    where hour >= ${begins} and event = 'visit' group by source, language`)
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, { events }) => total + events, 0)
  const sources = SOURCES.filter((source) => source !== 'within')
  const bySource = suppress(sources.map((source) => sum((row) => row.source === source)))
  const languages = ['en', 'fa'] as const
  const byLanguage = suppress(languages.map((language) => sum((row) => row.language === language)))
  const pages = await db.rows<{ page: string; events: number }>(sql`
    select page, sum(events)::float8 as events from visit_counts where hour >= ${begins} and event = 'pageSeen'
    group by page order by 2 desc, 1 limit ${PAGES_SHOWN}`)
  const byPage = suppress(pages.map(({ events }) => events))
  return {
    sources: sources.map((source, place) => ({ source, visits: cellAt(bySource, place) })),
    languages: languages.map((language, place) => ({ language, visits: cellAt(byLanguage, place) })),
    pages: pages.map(({ page }, place) => ({ page, seen: cellAt(byPage, place) })),
  }
}

/** From dates that accounts and cases have anyway. */
async function countSteps(db: Db, { begins }: Span): Promise<{ accounts: number; cases: number }> {
  const row = await db.row<{ accounts: number; cases: number }>(sql`
    select count(*) as accounts,
      count(*) filter (where exists (
        select from applications where user_id = users.id and submitted_at is not null)) as cases
    from users where created_at >= ${begins}
      and merged_into is null and not exists (select from user_roles where user_id = users.id and role <> 'student')`)
  return row ?? { accounts: 0, cases: 0 }
}

type CohortRow = { month: string; accounts: number; begun: number; sent: number; decided: number }

/** What became of those who opened an account in the same month. */
async function readCohorts(db: Db, now: Date): Promise<VisitAnalytics['cohorts']> {
  const rows = await db.rows<CohortRow>(sql`
    select to_char(created_at at time zone ${OFFICE_TIME_ZONE}, 'YYYY-MM') as month, count(*) as accounts,
      count(*) filter (where exists (select from answer_sheets where user_id = users.id)) as begun,
      count(*) filter (where exists (
        select from applications where user_id = users.id and submitted_at is not null)) as sent,
      count(*) filter (where exists (
        select from applications where user_id = users.id and stage = 'decided')) as decided
    from users
    where created_at >= date_trunc('month', ${now}::timestamptz) - ${COHORT_MONTHS - 1} * interval '1 month'
      and merged_into is null and not exists (select from user_roles where user_id = users.id and role <> 'student')
    group by 1 order by 1 desc`)
  const columns = (['accounts', 'begun', 'sent', 'decided'] as const).map((name) =>
    suppress(rows.map((row) => row[name])),
  )
  return rows.map(({ month }, place) => {
    const [accounts, begun, sent, decided] = columns.map((column) => cellAt(column, place)) as [Cell, Cell, Cell, Cell]
    return { month, accounts, begun, sent, decided }
  })
}

function cellAt(cells: readonly Cell[], place: number): Cell {
  return cells[place] ?? 0
}
