import { ENQUIRY_REPLY_OFFICE_HOURS, MESSAGE_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import { type Figures, OPEN_STAGES, type overview } from '@rahnama/contract/overview.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { addDays, daysBetween } from '@rahnama/rules/dates.ts'
import type { Deps } from '../deps.ts'
import { type Span, spanOf } from './period.ts'
import {
  countConsultations,
  countNewClients,
  countReplies,
  countSelfChecks,
  countStages,
  countUpcoming,
  followAccounts,
  type PerDay,
} from './queries.ts'

/** So many points fit a phone; beyond them a point is a week. */
const DAYS_SHOWN_SINGLY = 31
const WEEK = 7

/** How the office did in the last days, and in as many before them. */
export async function readFigures(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { days }: Input<typeof overview.figures>,
): Promise<Figures> {
  const span = spanOf(days, now())
  const promisedMinutes = {
    messages: MESSAGE_REPLY_OFFICE_HOURS * 60,
    enquiries: ENQUIRY_REPLY_OFFICE_HOURS * 60,
  }
  const [perDay, stages, messages, enquiries, consultations, upcoming, accounts, checks] = await Promise.all([
    countNewClients(db, span),
    countStages(db, now()),
    countReplies(db, span, 'messages', promisedMinutes.messages),
    countReplies(db, span, 'enquiries', promisedMinutes.enquiries),
    countConsultations(db, span, now()),
    countUpcoming(db, now()),
    followAccounts(db, span),
    countSelfChecks(db, span),
  ])
  return {
    newClients: layOut(perDay, span),
    stages: OPEN_STAGES.map(
      (stage) => stages.find((row) => row.stage === stage) ?? { stage, week: 0, month: 0, longer: 0 },
    ),
    replies: { promisedMinutes, messages, enquiries },
    consultations: { ...consultations, upcoming },
    funnel: {
      now: { selfChecks: checks.now.selfChecks, ...accounts.now },
      before: { selfChecks: checks.before.selfChecks, ...accounts.before },
      isSample: checks.now.isSample || checks.before.isSample,
    },
  }
}

/** Weeks are counted back from today, so that the newest is whole and the oldest may be short. */
function layOut(perDay: readonly PerDay[], { days, firstDay }: Span): Figures['newClients'] {
  const unit = days > DAYS_SHOWN_SINGLY ? 'week' : 'day'
  const step = unit === 'week' ? WEEK : 1
  const length = Math.ceil(days / step)
  const points = Array.from({ length }, (_, index) => ({
    from: addDays(firstDay, Math.max(0, days - step * (length - index))),
    now: 0,
    before: 0,
  }))
  for (const { on, count } of perDay) {
    const place = daysBetween(firstDay, on)
    const [which, day] = place < 0 ? (['before', place + days] as const) : (['now', place] as const)
    const point = points[length - 1 - Math.floor((days - 1 - day) / step)]
    if (point) point[which] += count
  }
  return { unit, points }
}
