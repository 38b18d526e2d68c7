import { MARITAL_STATUSES } from '@rahnama/rules/crs/crs.ts'
import { TEST_IDS } from '@rahnama/rules/language/language.ts'
import {
  CANADIAN_STATUSES,
  CREDENTIAL_LEVELS,
  ECA_BODIES,
  EVIDENCE,
  INTERESTS,
  PROVINCES,
  type Profile,
  REFUSAL_GROUNDS,
  RELATIONSHIPS,
  SINGLE_FACTS,
  SPONSOR_BARS,
  SPONSORED_AS,
  STUDY_LEVELS_CANADA,
  STUDY_LEVELS_CHINA,
  SUPPORT_BODIES,
  TEERS,
  TRANSFER_LINKS,
  TRANSFER_ROLES,
} from '@rahnama/rules/profile/profile.ts'
import { z } from '../zod.ts'
import { resultOf, scoresOf } from './language-result.ts'
import { date as isoDate, numberIn, stepped, wholeIn } from './values.ts'

const MOST_CAD = 1_000_000_000
const HOURS_IN_A_WEEK = 168
const MOST_YEARS = 80

/** An answer may be absent, "I do not know yet", or a value that passes. */
const answer = <T extends z.ZodMiniType>(schema: T) => z.optional(z.union([schema, z.literal('unknown')]))
const orNone = <T extends z.ZodMiniType>(schema: T) => z.union([schema, z.literal('none')])

const date = answer(isoDate)
const yes = answer(z.boolean())
const dollars = answer(numberIn(0, MOST_CAD))
const years = answer(numberIn(0, MOST_YEARS))
const share = answer(numberIn(0, 1))
const country = answer(z.string().check(z.regex(/^[A-Z]{2}$/)))
const province = answer(z.enum(PROVINCES))
const noc = answer(z.string().check(z.regex(/^[0-9][0-5][0-9]{3}$/)))
const teer = answer(wholeIn(0, TEERS.length - 1))
const named = { id: z.optional(z.string()) }
const entry = { ...named, evidence: z.optional(z.enum(EVIDENCE)) }

const credential = z.object({
  ...entry,
  level: answer(z.enum(CREDENTIAL_LEVELS)),
  years: answer(numberIn(0, 20)),
  country,
  province,
  field: answer(z.string()),
  graduatedOn: date,
  ecaBody: answer(z.enum([...ECA_BODIES, 'none'])),
  ecaOn: date,
  eightMonthsInCanada: yes,
})

const job = z.object({
  ...entry,
  country,
  province,
  startedOn: date,
  endedOn: date,
  current: z.optional(z.boolean()),
  noc,
  teer,
  hoursPerWeek: answer(numberIn(0, HOURS_IN_A_WEEK)),
  paid: yes,
  selfEmployed: yes,
  whileStudying: yes,
  authorised: yes,
})

const test = resultOf(TEST_IDS, (id, scale) => ({
  ...entry,
  takenOn: date,
  scores: z.optional(z.partial(scoresOf(id, scale))),
}))

const person = {
  birthDate: date,
  citizenship: country,
  credentials: z.optional(z.array(credential)),
  hasCanadianExperience: yes,
  totalWorkYears: years,
  canadianWorkYears: years,
  jobs: z.optional(z.array(job)),
  tests: z.optional(z.array(test)),
  certificateOfQualification: yes,
}

const relative = z.object({
  ...entry,
  relationship: answer(z.enum(RELATIONSHIPS)),
  of: z.optional(z.enum(['applicant', 'partner'])),
  status: answer(z.enum(['citizen', 'permanent_resident', 'other'])),
  adult: yes,
  livesInCanada: yes,
  province,
})

const jobOffer = z.object({ province, noc, teer, fullTime: yes, atLeastOneYear: yes, supported: yes })

const startup = z.object({
  ieltsOverall: answer(orNone(stepped(0, 9, 0.5))),
  toeflTotal: answer(orNone(numberIn(0, 120))),
  toeflScale: z.optional(z.enum(['0-120', '1-6'])),
  letterOfSupport: yes,
  commitmentIssuedOn: date,
  body: answer(z.enum(SUPPORT_BODIES)),
  investmentCad: dollars,
  acceptedByIncubator: yes,
  votingShare: share,
  jointVotingShare: share,
  applicants: answer(wholeIn(1, 100)),
  incorporatedInCanada: yes,
  managesFromCanada: yes,
})

const transfer = z.object({
  companyCountry: country,
  branchAbroad: yes,
  employedSince: date,
  employedUntil: date,
  fullTime: yes,
  yearsAtCompany: years,
  link: answer(z.enum(TRANSFER_LINKS)),
  countriesWithRevenue: answer(wholeIn(0, 250)),
  bothDoingBusiness: yes,
  role: answer(z.enum(TRANSFER_ROLES)),
  newEnterprise: yes,
  premises: yes,
  hiringPlan: yes,
  canPayStart: yes,
  proprietaryKnowledge: yes,
  prevailingWage: yes,
})

const sponsor = z.object({
  sponsoredAs: answer(z.enum(SPONSORED_AS)),
  status: answer(z.enum(['citizen', 'permanent_resident', 'registered_indian', 'other'])),
  birthDate: date,
  livesInCanada: yes,
  willLiveInCanada: yes,
  sponsoredAsPartnerOn: answer(z.union([isoDate, z.literal('never')])),
  bars: answer(z.array(z.enum(SPONSOR_BARS))),
  persons: answer(wholeIn(1, 40)),
  incomesCad: answer(z.array(numberIn(0, MOST_CAD))),
  meetsNecessaryIncome: yes,
  livedTogetherMonths: answer(numberIn(0, 1200)),
  couldNotMarryOrLiveTogether: yes,
  dependentSinceBefore22: yes,
  orphaned: yes,
  noOtherRelative: yes,
})

const studyCanada = z.object({
  level: answer(z.enum(STUDY_LEVELS_CANADA)),
  province,
  publicInstitution: yes,
  letterOfAcceptance: yes,
  attestation: yes,
  quebecCertificate: yes,
  firstYearTuitionCad: dollars,
  travelCad: dollars,
})

const studyChina = z.object({
  level: answer(z.enum(STUDY_LEVELS_CHINA)),
  taughtIn: answer(z.enum(['chinese', 'english'])),
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

/** Absent answers are no fault; a wrong kind of value is. */
export const profile = z.object({
  ...person,
  interests: z.optional(z.array(z.enum(INTERESTS))),
  residence: country,
  maritalStatus: answer(z.enum(MARITAL_STATUSES)),
  partner: z.optional(z.object({ ...person, accompanying: yes, citizenOrPermanentResident: yes })),
  hasChildren: yes,
  numberOfChildren: answer(wholeIn(0, 40)),
  children: z.optional(
    z.array(z.object({ ...named, birthDate: date, age: answer(numberIn(0, 100)), hasPartner: yes })),
  ),
  canadianStatus: answer(z.enum(CANADIAN_STATUSES)),
  hasPreviousApplications: yes,
  hasRefusals: yes,
  refusals: z.optional(z.array(z.object({ ...named, ground: answer(z.enum(REFUSAL_GROUNDS)), on: date }))),
  hasRelativesInCanada: yes,
  relatives: z.optional(z.array(relative)),
  intendedProvince: answer(z.enum([...PROVINCES, 'any'])),
  fundsCad: dollars,
  netWorthCad: dollars,
  businessPlan: yes,
  nomination: answer(orNone(z.object({ province, enhanced: yes }))),
  jobOffer: answer(orNone(jobOffer)),
  startup: answer(startup),
  transfer: answer(transfer),
  sponsor: answer(orNone(sponsor)),
  studyCanada: answer(studyCanada),
  studyChina: answer(studyChina),
  evidence: z.optional(z.object(Object.fromEntries(SINGLE_FACTS.map((fact) => [fact, z.optional(z.enum(EVIDENCE))])))),
} satisfies Record<keyof Required<Profile>, z.ZodMiniType>)
