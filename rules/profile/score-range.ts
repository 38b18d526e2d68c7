import { crsTotal } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { exactly, type ValueRange } from './answers.ts'
import { crsInputOf, WORST_AGE } from './crs-input.ts'
import { type Facts, factsOf, type PersonFacts } from './facts.ts'
import type { Languages } from './languages.ts'
import type { Profile, Reading } from './model.ts'
import { read } from './read.ts'

export const OPEN_ANSWERS = [
  'birthDate',
  'maritalStatus',
  'credentials',
  'tests',
  'jobs',
  'certificateOfQualification',
  'relatives',
  'nomination',
  'partner.credentials',
  'partner.tests',
  'partner.jobs',
] as const
export type OpenAnswer = (typeof OPEN_ANSWERS)[number]

/** `open` names the answers that are missing and how far each alone could bring the highest score down. */
export type ScoreRange = { low: number; high: number; open: { answer: OpenAnswer; points: number }[] }

/**
 * A fact that is not shown may be as told or worse, never better: a stricter reading lowers the low end, and the high
 * end stays what the answers can bring.
 */
export function scoreRange(profile: Profile, on: IsoDate, reading: Reading = 'told'): ScoreRange {
  const told = factsOf(profile, on)
  const sure = reading === 'told' ? told : factsOf(read(profile, reading), on)
  const low = crsTotal(crsInputOf(sure, 'lowest'), on)
  const high = crsTotal(crsInputOf(told, 'highest'), on)
  const open: ScoreRange['open'] = []
  if (low === high) return { low, high, open }
  for (const answer of OPEN_ANSWERS) {
    const points = high - crsTotal(crsInputOf(answeredWorst(told, sure, answer), 'highest'), on)
    if (points > 0) open.push({ answer, points })
  }
  return { low, high, open: open.sort((a, b) => b.points - a.points) }
}

/** Takes everything as told, but of one answer only what is sure of it. */
function answeredWorst(told: Facts, sure: Facts, answer: OpenAnswer): Facts {
  switch (answer) {
    case 'birthDate':
      return { ...told, age: sure.age ?? WORST_AGE }
    case 'maritalStatus':
      return { ...told, partnerCounts: sure.partnerCounts ?? lessWith(told) }
    case 'certificateOfQualification':
      return { ...told, certificate: sure.certificate ?? false }
    case 'relatives':
      return { ...told, sibling: sure.sibling ?? false }
    case 'nomination':
      return { ...told, enhancedNomination: sure.enhancedNomination ?? false }
    case 'credentials':
    case 'tests':
    case 'jobs':
      return { ...told, ...personWorst(sure, answer) }
    default:
      if (!told.partner || !sure.partner) return told
      return { ...told, partner: { ...told.partner, ...personWorst(sure.partner, PARTNER_LIST[answer]) } }
  }
}

type List = 'credentials' | 'tests' | 'jobs'
const PARTNER_LIST = {
  'partner.credentials': 'credentials',
  'partner.tests': 'tests',
  'partner.jobs': 'jobs',
} as const

function personWorst(person: PersonFacts, list: List): Partial<PersonFacts> {
  if (list === 'tests') return { languages: onlySure(person.languages) }
  if (list === 'jobs') return { canadianYears: lowEnd(person.canadianYears), foreignYears: lowEnd(person.foreignYears) }
  return { education: lowEnd(person.education), canadianStudy: [person.canadianStudy[0], person.canadianStudy[0]] }
}

function onlySure({ tests, expired }: Languages): Languages {
  return {
    answered: true,
    expired,
    tests: tests.flatMap(({ sure, ...test }) =>
      sure
        ? [
            {
              ...test,
              sure,
              possible: sure,
              possibleLevels: test.sureLevels,
              possibleLowest: test.sureLowest,
            },
          ]
        : [],
    ),
  }
}

function lowEnd({ low }: ValueRange): ValueRange {
  return exactly(low)
}

function lessWith(facts: Facts): boolean {
  const total = (partnerCounts: boolean) => crsTotal(crsInputOf({ ...facts, partnerCounts }, 'highest'), facts.on)
  return total(true) < total(false)
}
