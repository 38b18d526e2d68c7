import { crsTotal } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { exactly, type Span } from './answers.ts'
import { crsInputOf, WORST_AGE } from './crs-input.ts'
import { type Facts, factsOf, type PersonFacts } from './facts.ts'
import type { Languages } from './languages.ts'
import type { Profile } from './model.ts'

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

export function scoreRange(profile: Profile, on: IsoDate): ScoreRange {
  const facts = factsOf(profile, on)
  const low = crsTotal(crsInputOf(facts, 'lowest'), on)
  const high = crsTotal(crsInputOf(facts, 'highest'), on)
  const open: ScoreRange['open'] = []
  if (low === high) return { low, high, open }
  for (const answer of OPEN_ANSWERS) {
    const points = high - crsTotal(crsInputOf(answeredWorst(facts, answer), 'highest'), on)
    if (points > 0) open.push({ answer, points })
  }
  return { low, high, open: open.sort((a, b) => b.points - a.points) }
}

function answeredWorst(facts: Facts, answer: OpenAnswer): Facts {
  switch (answer) {
    case 'birthDate':
      return { ...facts, age: facts.age ?? WORST_AGE }
    case 'maritalStatus':
      return { ...facts, partnerCounts: facts.partnerCounts ?? lessWith(facts) }
    case 'certificateOfQualification':
      return { ...facts, certificate: facts.certificate ?? false }
    case 'relatives':
      return { ...facts, sibling: facts.sibling ?? false }
    case 'nomination':
      return { ...facts, enhancedNomination: facts.enhancedNomination ?? false }
    case 'credentials':
    case 'tests':
    case 'jobs':
      return { ...facts, ...personWorst(facts, answer) }
    default:
      if (!facts.partner) return facts
      return { ...facts, partner: { ...facts.partner, ...personWorst(facts.partner, PARTNER_LIST[answer]) } }
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

function onlySure({ standings, expired }: Languages): Languages {
  return {
    answered: true,
    expired,
    standings: standings.flatMap(({ sure, ...standing }) =>
      sure
        ? [
            {
              ...standing,
              sure,
              possible: sure,
              possibleLevels: standing.sureLevels,
              possibleLowest: standing.sureLowest,
            },
          ]
        : [],
    ),
  }
}

function lowEnd({ low }: Span): Span {
  return exactly(low)
}

function lessWith(facts: Facts): boolean {
  const total = (partnerCounts: boolean) => crsTotal(crsInputOf({ ...facts, partnerCounts }, 'highest'), facts.on)
  return total(true) < total(false)
}
