import { contradictions } from '../contradictions/contradictions.ts'
import type { IsoDate } from '../dated.ts'
import { addDays, addYears, wholeYearsBetween } from '../dates.ts'
import { type TestId, validUntil } from '../language/language.ts'
import { hasPartner, known, type Profile } from '../profile/profile.ts'
import { eligibility, type IntakeLedger, type RequirementId } from '../programs/programs.ts'

/** These situations call for advice, the most pressing first. */
export const SITUATIONS = [
  'TEST_ENDED',
  'TEST_ENDING',
  'AGE_COSTS',
  'ECA_MISSING',
  'NO_TEST',
  'REFUSED',
  'WORK_GAP',
  'FUNDS_ASKED',
  'WORK_TOLD',
  'TEST_TOLD',
  'PARTNER',
  'CHILDREN',
  'STUDY_CANADA',
  'STUDY_CHINA',
] as const
export type SituationCode = (typeof SITUATIONS)[number]

/** `on` is the day it happens, or happened; `test` the result it is about. */
export type Situation = { code: SituationCode; on?: IsoDate; test?: TestId }

/** This is long enough to book, sit and receive another result. */
const TEST_WARNING_DAYS = 183
/** Points for age are highest until 29 and gone from 45 on (IRCC, CRS criteria, core factors). */
const AGE_OF_MOST_POINTS = 29
const AGE_WITHOUT_POINTS = 45

const FUNDS: readonly RequirementId[] = ['fsw-funds', 'fst-funds', 'stu-funds']

/** The list is empty for an empty profile. */
export function situationsOf(profile: Profile, on: IsoDate, ledger?: IntakeLedger): Situation[] {
  const found = [
    ...ofTests(profile, on),
    ...ofAge(profile, on),
    ...ofStudies(profile),
    ...ofWork(profile, on),
    ...ofFunds(profile, on, ledger),
    ...ofPeople(profile),
  ]
  return found.sort((a, b) => SITUATIONS.indexOf(a.code) - SITUATIONS.indexOf(b.code))
}

function ofTests({ tests }: Profile, on: IsoDate): Situation[] {
  if (!tests) return []
  if (tests.length === 0) return [{ code: 'NO_TEST' }]
  const warnedUntil = addDays(on, TEST_WARNING_DAYS)
  const dated = tests.flatMap(({ test, takenOn }): Situation[] => {
    const day = known(takenOn)
    if (day === undefined) return []
    const until = validUntil(day)
    if (until < on) return [{ code: 'TEST_ENDED', test, on: until }]
    return until <= warnedUntil ? [{ code: 'TEST_ENDING', test, on: until }] : []
  })
  return [...dated, { code: 'TEST_TOLD' }]
}

function ofAge({ birthDate }: Profile, on: IsoDate): Situation[] {
  const born = known(birthDate)
  if (born === undefined) return []
  const age = wholeYearsBetween(born, on)
  if (age < AGE_OF_MOST_POINTS || age >= AGE_WITHOUT_POINTS) return []
  return [{ code: 'AGE_COSTS', on: addYears(born, age + 1) }]
}

function ofStudies({ credentials, studyCanada, studyChina }: Profile): Situation[] {
  const isUnassessed = credentials?.some(({ country, ecaBody }) => known(country) !== 'CA' && ecaBody === 'none')
  return [
    ...when('ECA_MISSING', isUnassessed),
    ...when('STUDY_CANADA', known(studyCanada)),
    ...when('STUDY_CHINA', known(studyChina)),
  ]
}

function ofWork(profile: Profile, on: IsoDate): Situation[] {
  const hasGap = contradictions(profile, on).some(({ code }) => code === 'GAP_BETWEEN_JOBS')
  return [...when('WORK_GAP', hasGap), ...when('WORK_TOLD', profile.jobs && profile.jobs.length > 0)]
}

/** Funds are looked at once something is told: every program of an empty profile is unknown. */
function ofFunds(profile: Profile, on: IsoDate, ledger?: IntakeLedger): Situation[] {
  if (!profile.credentials && !profile.jobs) return []
  const isAsked = eligibility(profile, on, ledger).some(
    ({ verdict, requirements }) =>
      (verdict === 'eligible' || verdict === 'unknown') &&
      requirements.some(({ id, status }) => FUNDS.includes(id) && status !== 'met'),
  )
  return when('FUNDS_ASKED', isAsked)
}

function ofPeople(profile: Profile): Situation[] {
  return [
    ...when('PARTNER', hasPartner(profile) && profile.partner?.accompanying !== false),
    ...when('CHILDREN', profile.hasChildren === true),
    ...when('REFUSED', profile.hasRefusals === true),
  ]
}

function when(code: SituationCode, isSo: unknown): Situation[] {
  return isSo ? [{ code }] : []
}
