import type { IsoDate } from '../dated.ts'
import type { Answer } from './answers.ts'
import type { Country, Province } from './places.ts'

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
  /** The sponsor became a permanent resident then, as someone's sponsored partner. */
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
