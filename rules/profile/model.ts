import type { MaritalStatus } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import type { Ability, TefScale, TestId } from '../language/language.ts'

/** A property that is absent was not answered; 'unknown' is the answer "I do not know yet". */
export type Answer<T> = T | 'unknown'

export const EVIDENCE = ['told', 'evidenced', 'verified'] as const
/** How well a fact stands: said by the person, shown by a file, or accepted by staff. */
export type Evidence = (typeof EVIDENCE)[number]
export type Reading = Evidence

/** One entry of a list. `unproven` is set by `read`: the entry may count but does not surely count. */
export type Entry = { evidence?: Evidence; unproven?: true }

/** ISO 3166-1 alpha-2. */
export type Country = string

export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const
export type Province = (typeof PROVINCES)[number]

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

/** What the rules ask of the applicant and of the partner alike, so that the two can change places. */
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

export type Child = {
  birthDate?: Answer<IsoDate>
  /** Only where the birth date is not given. */
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
export type Refusal = { ground?: Answer<RefusalGround>; on?: Answer<IsoDate> }

export type Nomination = { province?: Answer<Province>; enhanced?: Answer<boolean> }

export type JobOffer = {
  province?: Answer<Province>
  noc?: Answer<string>
  teer?: Answer<Teer>
  fullTime?: Answer<boolean>
  atLeastOneYear?: Answer<boolean>
  /** By a labour market assessment or an exemption from it. */
  supported?: Answer<boolean>
}

export const STUDY_LEVELS_CANADA = [
  'language',
  'secondary',
  'certificate_or_diploma',
  'bachelor',
  'postgraduate_certificate',
  'master',
  'doctoral',
] as const
export type StudyCanada = {
  level?: Answer<(typeof STUDY_LEVELS_CANADA)[number]>
  province?: Answer<Province>
  publicInstitution?: Answer<boolean>
  letterOfAcceptance?: Answer<boolean>
  attestation?: Answer<boolean>
  quebecCertificate?: Answer<boolean>
  firstYearTuitionCad?: Answer<number>
  travelCad?: Answer<number>
}

export const STUDY_LEVELS_CHINA = [
  'language_short_term',
  'language_one_semester',
  'language_long_term',
  'bachelor',
  'mbbs_english',
  'master',
  'doctoral',
] as const
export type StudyLevelChina = (typeof STUDY_LEVELS_CHINA)[number]
export type StudyChina = {
  level?: Answer<StudyLevelChina>
  taughtIn?: Answer<'chinese' | 'english'>
  hskLevel?: Answer<number>
  hskScore?: Answer<number>
  hskTakenOn?: Answer<IsoDate>
  englishProof?: Answer<boolean>
  scholarship?: Answer<boolean>
  cscaTaken?: Answer<boolean>
  scienceSubjects?: Answer<boolean>
  recommendationLetters?: Answer<number>
  studyPlan?: Answer<boolean>
  supervisorConsent?: Answer<boolean>
  goodHealth?: Answer<boolean>
  formerChineseCitizen?: Answer<boolean>
}

export const SUPPORT_BODIES = ['venture_capital', 'angel_group', 'incubator'] as const
export type Startup = {
  ieltsOverall?: Answer<number | 'none'>
  toeflTotal?: Answer<number | 'none'>
  toeflScale?: '0-120' | '1-6'
  letterOfSupport?: Answer<boolean>
  commitmentIssuedOn?: Answer<IsoDate>
  body?: Answer<(typeof SUPPORT_BODIES)[number]>
  investmentCad?: Answer<number>
  acceptedByIncubator?: Answer<boolean>
  votingShare?: Answer<number>
  jointVotingShare?: Answer<number>
  applicants?: Answer<number>
  incorporatedInCanada?: Answer<boolean>
  managesFromCanada?: Answer<boolean>
}

export const TRANSFER_ROLES = [
  'owner',
  'director',
  'executive',
  'senior_manager',
  'functional_manager',
  'specialized_knowledge',
  'other',
] as const
export const TRANSFER_LINKS = ['parent', 'subsidiary', 'branch', 'affiliate', 'none'] as const
export type Transfer = {
  companyCountry?: Answer<Country>
  /** The firm's own form rule: an office of the company outside the applicant's country. */
  branchAbroad?: Answer<boolean>
  employedSince?: Answer<IsoDate>
  employedUntil?: Answer<IsoDate>
  fullTime?: Answer<boolean>
  yearsAtCompany?: Answer<number>
  link?: Answer<(typeof TRANSFER_LINKS)[number]>
  countriesWithRevenue?: Answer<number>
  bothDoingBusiness?: Answer<boolean>
  role?: Answer<(typeof TRANSFER_ROLES)[number]>
  newEnterprise?: Answer<boolean>
  premises?: Answer<boolean>
  hiringPlan?: Answer<boolean>
  canPayStart?: Answer<boolean>
  proprietaryKnowledge?: Answer<boolean>
  prevailingWage?: Answer<boolean>
}

export const SPONSORED_AS = [
  'spouse',
  'common_law',
  'conjugal',
  'dependent_child_under_22',
  'dependent_child_22_plus',
  'parent_grandparent',
  'orphaned_relative',
  'other_relative',
] as const
export type SponsoredAs = (typeof SPONSORED_AS)[number]
export const SPONSOR_BARS = [
  'removal_order',
  'detained',
  'conviction',
  'default',
  'immigration_loan',
  'bankrupt',
  'social_assistance',
] as const
export type Sponsor = {
  sponsoredAs?: Answer<SponsoredAs>
  status?: Answer<'citizen' | 'permanent_resident' | 'registered_indian' | 'other'>
  birthDate?: Answer<IsoDate>
  livesInCanada?: Answer<boolean>
  willLiveInCanada?: Answer<boolean>
  /** When the sponsor became a permanent resident as someone's sponsored partner. */
  sponsoredAsPartnerOn?: Answer<IsoDate | 'never'>
  bars?: Answer<(typeof SPONSOR_BARS)[number][]>
  persons?: Answer<number>
  /** Income of the three tax years before applying, newest first. */
  incomesCad?: Answer<number[]>
  meetsNecessaryIncome?: Answer<boolean>
  livedTogetherMonths?: Answer<number>
  couldNotMarryOrLiveTogether?: Answer<boolean>
  dependentSinceBefore22?: Answer<boolean>
  orphaned?: Answer<boolean>
  noOtherRelative?: Answer<boolean>
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
/** Facts outside lists that a stricter reading wants a paper for. */
export type SingleFact = (typeof SINGLE_FACTS)[number]

export type Profile = Person & {
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
