import type { MaritalStatus } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import type { Ability, TefScale, TestId } from '../language/language.ts'
import type { Answer } from './answers.ts'
import type { Country, Province } from './places.ts'
import type { Sponsor, Startup, StudyCanada, StudyChina, Transfer } from './plans.ts'

export const EVIDENCE = ['told', 'evidenced', 'verified'] as const
/** A fact is said by the person, shown by a file, or accepted by staff. */
export type Evidence = (typeof EVIDENCE)[number]
export type Reading = Evidence

/** Answers and documents that speak of an entry name it by this. */
export type Named = { id?: string }

/** One entry of a list. `unproven` is set by `read`: the entry may count but does not surely count. */
export type Entry = Named & { evidence?: Evidence; unproven?: true }

export const CREDENTIAL_LEVELS = [
  'high_school',
  'trade',
  'college',
  'associate',
  'bachelor',
  'master',
  'professional',
  'doctoral',
] as const
export type CredentialLevel = (typeof CREDENTIAL_LEVELS)[number]

export const ECA_BODIES = ['WES', 'ICAS', 'IQAS', 'ICES', 'CES', 'MCC', 'PEBC', 'CACB'] as const
export type EcaBody = (typeof ECA_BODIES)[number]

export type Credential = Entry & {
  level?: Answer<CredentialLevel>
  years?: Answer<number>
  country?: Answer<Country>
  province?: Answer<Province>
  field?: Answer<string>
  graduatedOn?: Answer<IsoDate>
  ecaBody?: Answer<EcaBody | 'none'>
  ecaOn?: Answer<IsoDate>
  /** Eight months or more of full-time study while present in Canada, as the additional CRS points ask. */
  eightMonthsInCanada?: Answer<boolean>
}

export const TEERS = [0, 1, 2, 3, 4, 5] as const
export type Teer = (typeof TEERS)[number]

export type Job = Entry & {
  country?: Answer<Country>
  province?: Answer<Province>
  startedOn?: Answer<IsoDate>
  endedOn?: Answer<IsoDate>
  current?: boolean
  noc?: Answer<string>
  teer?: Answer<Teer>
  hoursPerWeek?: Answer<number>
  /** A job is taken as paid unless the person says it was not. */
  paid?: Answer<boolean>
  selfEmployed?: Answer<boolean>
  whileStudying?: Answer<boolean>
  authorised?: Answer<boolean>
}

export type LanguageTest = Entry & {
  test: TestId
  scale?: TefScale
  takenOn?: Answer<IsoDate>
  scores?: Partial<Record<Ability, number | 'M'>>
}

/** The rules ask this of the applicant and of the partner alike, so that the two can change places. */
export type Person = {
  birthDate?: Answer<IsoDate>
  citizenship?: Answer<Country>
  credentials?: Credential[]
  hasCanadianExperience?: Answer<boolean>
  totalWorkYears?: Answer<number>
  canadianWorkYears?: Answer<number>
  jobs?: Job[]
  tests?: LanguageTest[]
  certificateOfQualification?: Answer<boolean>
}

export type Partner = Person & {
  accompanying?: Answer<boolean>
  citizenOrPermanentResident?: Answer<boolean>
}

export type Child = Named & {
  birthDate?: Answer<IsoDate>
  /** The age is asked only where the birth date is not given. */
  age?: Answer<number>
  hasPartner?: Answer<boolean>
}

export const RELATIONSHIPS = [
  'parent',
  'grandparent',
  'child',
  'grandchild',
  'sibling',
  'aunt_or_uncle',
  'niece_or_nephew',
  'other',
] as const
export type Relationship = (typeof RELATIONSHIPS)[number]

export type Relative = Entry & {
  relationship?: Answer<Relationship>
  of?: 'applicant' | 'partner'
  status?: Answer<'citizen' | 'permanent_resident' | 'other'>
  adult?: Answer<boolean>
  livesInCanada?: Answer<boolean>
  province?: Answer<Province>
}

export const CANADIAN_STATUSES = [
  'none',
  'visitor',
  'student',
  'worker',
  'permanent_resident',
  'citizen',
  'refugee',
] as const
export type CanadianStatus = (typeof CANADIAN_STATUSES)[number]

export const REFUSAL_GROUNDS = ['medical', 'criminal', 'misrepresentation', 'other'] as const
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number]
export type Refusal = Named & { ground?: Answer<RefusalGround>; on?: Answer<IsoDate> }

export type Nomination = { province?: Answer<Province>; enhanced?: Answer<boolean> }

export type JobOffer = {
  province?: Answer<Province>
  noc?: Answer<string>
  teer?: Answer<Teer>
  fullTime?: Answer<boolean>
  atLeastOneYear?: Answer<boolean>
  /** A labour market assessment, or an exemption from it, supports the offer. */
  supported?: Answer<boolean>
}

export const SINGLE_FACTS = [
  'birthDate',
  'citizenship',
  'maritalStatus',
  'canadianStatus',
  'certificateOfQualification',
  'nomination',
  'jobOffer',
  'fundsCad',
  'startup',
  'transfer',
  'sponsor',
  'studyCanada',
  'studyChina',
] as const
/** Facts outside lists that a stricter reading wants a document for. */
export type SingleFact = (typeof SINGLE_FACTS)[number]

/** Facts that are one answer each. The form asks them under these names. */
export const PLAIN_FACTS = [
  'birthDate',
  'citizenship',
  'residence',
  'interests',
  'maritalStatus',
  'hasChildren',
  'numberOfChildren',
  'totalWorkYears',
  'hasCanadianExperience',
  'canadianWorkYears',
  'certificateOfQualification',
  'canadianStatus',
  'hasPreviousApplications',
  'hasRefusals',
  'hasRelativesInCanada',
  'intendedProvince',
  'fundsCad',
  'netWorthCad',
  'businessPlan',
] as const satisfies readonly (keyof Profile)[]

export const INTERESTS = [
  'express_entry',
  'provincial',
  'family',
  'startup_visa',
  'transfer',
  'study_canada',
  'study_china',
] as const
/** The person asked us about this. */
export type Interest = (typeof INTERESTS)[number]

export type Profile = Person & {
  interests?: readonly Interest[]
  residence?: Answer<Country>
  maritalStatus?: Answer<MaritalStatus>
  partner?: Partner
  hasChildren?: Answer<boolean>
  numberOfChildren?: Answer<number>
  children?: Child[]
  canadianStatus?: Answer<CanadianStatus>
  hasPreviousApplications?: Answer<boolean>
  hasRefusals?: Answer<boolean>
  refusals?: Refusal[]
  hasRelativesInCanada?: Answer<boolean>
  relatives?: Relative[]
  intendedProvince?: Answer<Province | 'any'>
  fundsCad?: Answer<number>
  netWorthCad?: Answer<number>
  businessPlan?: Answer<boolean>
  nomination?: Answer<Nomination | 'none'>
  jobOffer?: Answer<JobOffer | 'none'>
  startup?: Answer<Startup>
  transfer?: Answer<Transfer>
  sponsor?: Answer<Sponsor | 'none'>
  studyCanada?: Answer<StudyCanada>
  studyChina?: Answer<StudyChina>
  evidence?: Partial<Record<SingleFact, Evidence>>
}
