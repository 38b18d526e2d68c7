import type { IsoDate } from '../dated.ts'
import { isValidOn, type TestId } from '../language/language.ts'
import { type Facts, isCounted, known, type Person, type PersonFacts } from '../profile/profile.ts'

export const EVENTS = [
  'BIRTHDAY',
  'TEST_EXPIRES',
  'ECA_EXPIRES',
  'CANADIAN_WORK_YEAR',
  'FOREIGN_WORK_YEAR',
  'CANADIAN_WORK_LEAVES_WINDOW',
  'FOREIGN_WORK_LEAVES_WINDOW',
  'PARTNER_TEST_EXPIRES',
  'PARTNER_ECA_EXPIRES',
  'PARTNER_CANADIAN_WORK_YEAR',
] as const
export type EventCode = (typeof EVENTS)[number]

/** `count` is the age reached or the completed years after the event. */
export type ProjectionEvent = { code: EventCode; count?: number; test?: TestId }

/** Lists what happens after one date and until the other that moves the score. */
export function eventsBetween(before: Facts, after: Facts): ProjectionEvent[] {
  const events: ProjectionEvent[] = []
  if (before.age !== undefined && after.age !== undefined && after.age > before.age)
    events.push({ code: 'BIRTHDAY', count: after.age })
  workEvents(events, before, after)
  expiries(events, before.profile, before.on, after.on, 'TEST_EXPIRES', 'ECA_EXPIRES')
  if (before.partnerCounts && before.partner && after.partner && after.profile.partner) {
    expiries(events, after.profile.partner, before.on, after.on, 'PARTNER_TEST_EXPIRES', 'PARTNER_ECA_EXPIRES')
    if (after.partner.canadianYears.low > before.partner.canadianYears.low)
      events.push({ code: 'PARTNER_CANADIAN_WORK_YEAR', count: after.partner.canadianYears.low })
  }
  return events
}

function workEvents(events: ProjectionEvent[], before: PersonFacts, after: PersonFacts): void {
  const canadian = after.canadianYears.low
  const foreign = after.foreignYears.low
  if (canadian > before.canadianYears.low) events.push({ code: 'CANADIAN_WORK_YEAR', count: canadian })
  if (canadian < before.canadianYears.low) events.push({ code: 'CANADIAN_WORK_LEAVES_WINDOW', count: canadian })
  if (foreign > before.foreignYears.low) events.push({ code: 'FOREIGN_WORK_YEAR', count: foreign })
  if (foreign < before.foreignYears.low) events.push({ code: 'FOREIGN_WORK_LEAVES_WINDOW', count: foreign })
}

function expiries(
  events: ProjectionEvent[],
  person: Person,
  before: IsoDate,
  after: IsoDate,
  test: EventCode,
  eca: EventCode,
): void {
  for (const result of person.tests ?? []) {
    const takenOn = known(result.takenOn)
    if (takenOn !== undefined && isValidOn(takenOn, before) && !isValidOn(takenOn, after))
      events.push({ code: test, test: result.test })
  }
  for (const credential of person.credentials ?? [])
    if (isCounted(credential, before) && isCounted(credential, after) === false) events.push({ code: eca })
}
