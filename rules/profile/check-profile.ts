import {
  type Check,
  fault,
  faultsOf,
  isObject,
  isoDate,
  join,
  listOf,
  numberIn,
  oneOf,
  optional,
  shape,
  stepped,
  text,
  wholeIn,
  yesOrNo,
} from '../checks.ts'
import { MARITAL_STATUSES } from '../crs/crs.ts'
import type { InputFault } from '../faults.ts'
import {
  ABILITIES,
  type Ability,
  scoreInput,
  TEF_SCALES,
  TEST_IDS,
  type TefScale,
  type TestId,
} from '../language/language.ts'
import {
  CANADIAN_STATUSES,
  CREDENTIAL_LEVELS,
  ECA_BODIES,
  EVIDENCE,
  REFUSAL_GROUNDS,
  RELATIONSHIPS,
  SINGLE_FACTS,
  TEERS,
} from './model.ts'
import { PROVINCES } from './places.ts'
import {
  SPONSOR_BARS,
  SPONSORED_AS,
  STUDY_LEVELS_CANADA,
  STUDY_LEVELS_CHINA,
  SUPPORT_BODIES,
  TRANSFER_LINKS,
  TRANSFER_ROLES,
} from './plans.ts'

const MOST_CAD = 1_000_000_000
const HOURS_IN_A_WEEK = 168
const MOST_YEARS = 80

/** An answer may be absent, "I do not know yet", or a value that passes. */
const answer = (check: Check): Check => optional(orWord('unknown', check))
const orNone = (check: Check): Check => orWord('none', check)
const fields = (checks: Record<string, Check>): Check => optional(shape(checks))

function orWord(word: string, check: Check): Check {
  return (value, path, faults) => {
    if (value !== word) check(value, path, faults)
  }
}

function matching(pattern: RegExp): Check {
  return (value, path, faults) => {
    const before = faults.length
    text(value, path, faults)
    if (faults.length === before && !pattern.test(value as string))
      faults.push(fault(path, 'NOT_AN_OPTION', { options: [pattern.source] }))
  }
}

const date = answer(isoDate)
const yes = answer(yesOrNo)
const dollars = answer(numberIn(0, MOST_CAD))
const years = answer(numberIn(0, MOST_YEARS))
const share = answer(numberIn(0, 1))
const country = answer(matching(/^[A-Z]{2}$/))
const province = answer(oneOf(PROVINCES))
const noc = answer(matching(/^[0-9][0-5][0-9]{3}$/))
const teer = answer(wholeIn(0, TEERS.length - 1))
const named = { id: optional(text) }
const entry = { ...named, evidence: optional(oneOf(EVIDENCE)) }

const credential = shape({
  ...entry,
  level: answer(oneOf(CREDENTIAL_LEVELS)),
  years: answer(numberIn(0, 20)),
  country,
  province,
  field: answer(text),
  graduatedOn: date,
  ecaBody: answer(oneOf([...ECA_BODIES, 'none'])),
  ecaOn: date,
  eightMonthsInCanada: yes,
})

const job = shape({
  ...entry,
  country,
  province,
  startedOn: date,
  endedOn: date,
  current: optional(yesOrNo),
  noc,
  teer,
  hoursPerWeek: answer(numberIn(0, HOURS_IN_A_WEEK)),
  paid: yes,
  selfEmployed: yes,
  whileStudying: yes,
  authorised: yes,
})

const testHead = shape({ ...entry, test: oneOf(TEST_IDS), scale: optional(oneOf(TEF_SCALES)), takenOn: date })
const test: Check = (value, path, faults) => {
  const before = faults.length
  testHead(value, path, faults)
  if (faults.length > before || !isObject(value)) return
  scoresOf(value.test as TestId, value.scale as TefScale | undefined)(value.scores, join(path, 'scores'), faults)
}

function scoresOf(id: TestId, scale: TefScale | undefined): Check {
  return fields(Object.fromEntries(ABILITIES.map((ability) => [ability, optional(scoreOf(id, ability, scale))])))
}

function scoreOf(id: TestId, ability: Ability, scale: TefScale | undefined): Check {
  const { min, max, step, also } = scoreInput(id, ability, scale)
  const inScale = stepped(min, max, step)
  return also ? orWord('M', inScale) : inScale
}

const person = {
  birthDate: date,
  citizenship: country,
  credentials: optional(listOf(credential)),
  hasCanadianExperience: yes,
  totalWorkYears: years,
  canadianWorkYears: years,
  jobs: optional(listOf(job)),
  tests: optional(listOf(test)),
  certificateOfQualification: yes,
}

const relative = shape({
  ...entry,
  relationship: answer(oneOf(RELATIONSHIPS)),
  of: optional(oneOf(['applicant', 'partner'])),
  status: answer(oneOf(['citizen', 'permanent_resident', 'other'])),
  adult: yes,
  livesInCanada: yes,
  province,
})

const jobOffer = shape({ province, noc, teer, fullTime: yes, atLeastOneYear: yes, supported: yes })

const startup = shape({
  ieltsOverall: answer(orNone(stepped(0, 9, 0.5))),
  toeflTotal: answer(orNone(numberIn(0, 120))),
  toeflScale: optional(oneOf(['0-120', '1-6'])),
  letterOfSupport: yes,
  commitmentIssuedOn: date,
  body: answer(oneOf(SUPPORT_BODIES)),
  investmentCad: dollars,
  acceptedByIncubator: yes,
  votingShare: share,
  jointVotingShare: share,
  applicants: answer(wholeIn(1, 100)),
  incorporatedInCanada: yes,
  managesFromCanada: yes,
})

const transfer = shape({
  companyCountry: country,
  branchAbroad: yes,
  employedSince: date,
  employedUntil: date,
  fullTime: yes,
  yearsAtCompany: years,
  link: answer(oneOf(TRANSFER_LINKS)),
  countriesWithRevenue: answer(wholeIn(0, 250)),
  bothDoingBusiness: yes,
  role: answer(oneOf(TRANSFER_ROLES)),
  newEnterprise: yes,
  premises: yes,
  hiringPlan: yes,
  canPayStart: yes,
  proprietaryKnowledge: yes,
  prevailingWage: yes,
})

const sponsor = shape({
  sponsoredAs: answer(oneOf(SPONSORED_AS)),
  status: answer(oneOf(['citizen', 'permanent_resident', 'registered_indian', 'other'])),
  birthDate: date,
  livesInCanada: yes,
  willLiveInCanada: yes,
  sponsoredAsPartnerOn: answer(orWord('never', isoDate)),
  bars: answer(listOf(oneOf(SPONSOR_BARS))),
  persons: answer(wholeIn(1, 40)),
  incomesCad: answer(listOf(numberIn(0, MOST_CAD))),
  meetsNecessaryIncome: yes,
  livedTogetherMonths: answer(numberIn(0, 1200)),
  couldNotMarryOrLiveTogether: yes,
  dependentSinceBefore22: yes,
  orphaned: yes,
  noOtherRelative: yes,
})

const studyCanada = shape({
  level: answer(oneOf(STUDY_LEVELS_CANADA)),
  province,
  publicInstitution: yes,
  letterOfAcceptance: yes,
  attestation: yes,
  quebecCertificate: yes,
  firstYearTuitionCad: dollars,
  travelCad: dollars,
})

const studyChina = shape({
  level: answer(oneOf(STUDY_LEVELS_CHINA)),
  taughtIn: answer(oneOf(['chinese', 'english'])),
  hskLevel: answer(wholeIn(0, 9)),
  hskScore: answer(wholeIn(0, 300)),
  hskTakenOn: date,
  englishProof: yes,
  scholarship: yes,
  cscaTaken: yes,
  scienceSubjects: yes,
  recommendationLetters: answer(wholeIn(0, 20)),
  studyPlan: yes,
  supervisorConsent: yes,
  goodHealth: yes,
  formerChineseCitizen: yes,
})

const profile = shape({
  ...person,
  residence: country,
  maritalStatus: answer(oneOf(MARITAL_STATUSES)),
  partner: fields({ ...person, accompanying: yes, citizenOrPermanentResident: yes }),
  hasChildren: yes,
  numberOfChildren: answer(wholeIn(0, 40)),
  children: optional(listOf(shape({ ...named, birthDate: date, age: answer(numberIn(0, 100)), hasPartner: yes }))),
  canadianStatus: answer(oneOf(CANADIAN_STATUSES)),
  hasPreviousApplications: yes,
  hasRefusals: yes,
  refusals: optional(listOf(shape({ ...named, ground: answer(oneOf(REFUSAL_GROUNDS)), on: date }))),
  hasRelativesInCanada: yes,
  relatives: optional(listOf(relative)),
  intendedProvince: answer(oneOf([...PROVINCES, 'any'])),
  fundsCad: dollars,
  netWorthCad: dollars,
  businessPlan: yes,
  nomination: answer(orNone(shape({ province, enhanced: yes }))),
  jobOffer: answer(orNone(jobOffer)),
  startup: answer(startup),
  transfer: answer(transfer),
  sponsor: answer(orNone(sponsor)),
  studyCanada: answer(studyCanada),
  studyChina: answer(studyChina),
  evidence: fields(Object.fromEntries(SINGLE_FACTS.map((fact) => [fact, optional(oneOf(EVIDENCE))]))),
})

/** Absent answers are no fault; a wrong kind of value is. */
export function checkProfile(value: unknown): InputFault[] {
  return faultsOf(profile, value)
}
