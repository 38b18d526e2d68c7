import type { Source } from '@rahnama/contract/visit-events.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addVisits, type VisitCount } from '../measures/measures.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS = 120
const WEEK = 7

const SHARES: readonly [Source, number][] = [
  ['search', 12],
  ['social', 8],
  ['direct', 7],
  ['messenger', 5],
  ['site', 2],
]
const PAGES: readonly [string, number][] = [
  ['/', 5],
  ['/services', 3],
  ['/self-check', 2],
  ['/articles', 2],
  ['/contact', 1],
]

/** Nobody has visited the demonstration yet: these counts are invented, and marked so wherever they are shown. */
export async function seedVisits(deps: Deps): Promise<void> {
  if (await deps.db.row(sql`select 1 from visit_counts limit 1`)) return
  for (let day = 1; day <= DAYS; day += 1) {
    const at = new Date(deps.now().getTime() - day * DAY_MS)
    await addVisits(deps.db, countsOf(day), at, true)
  }
}

/** A week has its quiet days, and a new firm has more visitors every month. */
function countsOf(day: number): VisitCount[] {
  const pace = (day % WEEK < 2 ? 0.6 : 1) * (1 - day / (DAYS * 2))
  return (['en', 'fa'] as const).flatMap((language) => {
    const often = language === 'fa' ? 1.4 : 0.8
    const events = (share: number) => Math.max(1, Math.round(share * pace * often))
    const place = { page: '/', language, device: language === 'fa' ? 'phone' : 'desktop' } as const
    const counts: VisitCount[] = SHARES.flatMap(([source, share]) => [
      { ...place, event: 'visit', source, events: events(share) },
      { ...place, event: 'visitor', source, events: events(share * 0.8) },
    ])
    const within = { ...place, source: 'within' } as const
    return [
      ...counts,
      ...PAGES.map(([page, share]): VisitCount => ({ ...within, page, event: 'pageSeen', events: events(share * 6) })),
      { ...within, page: '/self-check/:step', event: 'selfCheckStarted', events: events(6) },
      { ...within, page: '/self-check/:step', event: 'selfCheckFinished', events: events(3) },
      { ...within, event: 'botSeen', source: 'direct', events: events(9) },
    ]
  })
}
