import type { Dated } from '../dated.ts'
import { known, type Profile, type StudyCanada, type StudyChina } from '../profile/profile.ts'
import { always, both, type Causes, children, countriesLivedIn, credentials, languageResults, when } from './causes.ts'
import { type Demand, hard, later, usual } from './demand.ts'
import type { Validity } from './item.ts'
import { FAMILY_DOCUMENTS, IDENTITY, SETTLED_BEFORE } from './shared-demands.ts'
import { subjectOfCopy } from './subjects.ts'

type Demands = readonly Dated<readonly Demand[]>[]
type Is = (profile: Profile) => boolean

const not =
  (is: Is): Is =>
  (profile) =>
    !is(profile)
const and =
  (...conditions: readonly Is[]): Is =>
  (profile) =>
    conditions.every((is) => is(profile))

const canadaOf = ({ studyCanada }: Profile): StudyCanada => known(studyCanada) ?? {}
const canadaLevel =
  (...levels: readonly string[]): Is =>
  (profile) =>
    levels.includes(known(canadaOf(profile).level) ?? '')

/** Studies in Quebec need its own certificate, which stands for the attestation. */
const inQuebec: Is = (profile) => known(canadaOf(profile).province ?? profile.intendedProvince) === 'QC'
const atSchool = canadaLevel('secondary')
const asGraduate = canadaLevel('master', 'doctoral')
const atPublicSchool: Is = (profile) => known(canadaOf(profile).publicInstitution) === true

const attestation = (isExempt: Is): Demand =>
  hard('provincialAttestation', when(and(not(inQuebec), not(isExempt)), 'PLACE_UNDER_CAP', 'studyCanada'))

const BEFORE_CAP: readonly Demand[] = [
  ...IDENTITY,
  ...SETTLED_BEFORE,
  hard('letterOfAcceptance', always('ADMISSION_ASKED')),
  hard('quebecAcceptance', when(inQuebec, 'STUDIES_IN_QUEBEC', 'studyCanada')),
  hard('proofOfFunds', always('FUNDS_ASKED')),
  usual('studyPlan', always('ADMISSION_ASKED')),
  usual('degree', credentials),
  usual('transcript', always('ADMISSION_ASKED')),
  usual('languageResult', languageResults),
  ...FAMILY_DOCUMENTS,
  later(usual('policeCertificate', countriesLivedIn)),
  later(usual('medicalExam', always('HEALTH_CHECKED'))),
]

export const STUDY_CANADA_DOCUMENTS: Demands = [
  {
    from: '2015-01-01',
    to: '2024-01-21',
    source: 'IRCC, Study permit: get the right documents (confidence: high)',
    value: BEFORE_CAP,
  },
  {
    from: '2024-01-22',
    to: '2025-01-21',
    source: 'IRCC, Provincial attestation letter since 2024-01-22, not for graduate students (confidence: high)',
    value: [...BEFORE_CAP, attestation((profile) => atSchool(profile) || asGraduate(profile))],
  },
  {
    from: '2025-01-22',
    to: '2025-12-31',
    source: 'IRCC, Provincial attestation letter: graduate students too, cap of 2025 (confidence: high)',
    value: [...BEFORE_CAP, attestation(atSchool)],
  },
  {
    from: '2026-01-01',
    source: 'IRCC, Provincial attestation letter: not for graduate students of public institutions (confidence: high)',
    value: [
      ...BEFORE_CAP,
      attestation((profile) => atSchool(profile) || (asGraduate(profile) && atPublicSchool(profile))),
    ],
  },
]

const chinaOf = ({ studyChina }: Profile): StudyChina => known(studyChina) ?? {}
const chinaLevel =
  (...levels: readonly string[]): Is =>
  (profile) =>
    levels.includes(known(chinaOf(profile).level) ?? '')

const isShort = chinaLevel('language_short_term')
const isSemester = chinaLevel('language_one_semester')
const isDegree = chinaLevel('bachelor', 'mbbs_english', 'master', 'doctoral')
const isGraduate = chinaLevel('master', 'doctoral')
const isDoctoral = chinaLevel('doctoral')
const hasScholarship: Is = (profile) => known(chinaOf(profile).scholarship) === true
const inChinese: Is = (profile) =>
  known(chinaOf(profile).taughtIn) === 'chinese' && !chinaLevel('mbbs_english')(profile)
const inEnglish: Is = (profile) => known(chinaOf(profile).taughtIn) === 'english' || chinaLevel('mbbs_english')(profile)

/** Half a year or more beyond the day of filing. */
const SIX_MONTHS_LEFT: Validity = { rule: 'untilItsEnd', monthsLeft: 6 }

const twoLetters: Causes = () =>
  [1, 2].map((number) => ({ subject: subjectOfCopy(number), why: 'DEGREE_ABROAD', answer: 'studyChina' }))

const longStay = and(not(isShort), not(isSemester))

const CHINA: readonly Demand[] = [
  ...IDENTITY.filter(({ kind }) => kind !== 'passport'),
  hard('passport', always('EVERYONE'), SIX_MONTHS_LEFT),
  // The university issues both with its admission; the visa asks for them and for the examination afterwards.
  later(hard('admissionNotice', always('ADMISSION_ASKED'))),
  later(hard('visaForm', when(longStay, 'LONG_STAY_IN_CHINA', 'studyChina'))),
  later(usual('visaForm', when(isSemester, 'LONG_STAY_IN_CHINA', 'studyChina'))),
  later(hard('physicalExam', when(longStay, 'LONG_STAY_IN_CHINA', 'studyChina'))),
  hard('degree', credentials),
  hard('transcript', when(isDegree, 'DEGREE_ABROAD', 'studyChina')),
  hard('hskResult', when(and(isDegree, inChinese), 'CHINESE_TAUGHT', 'studyChina')),
  usual('languageResult', both(and(isDegree, inEnglish), languageResults)),
  hard('recommendationLetter', both(isGraduate, twoLetters)),
  hard('studyPlan', when(isGraduate, 'DEGREE_ABROAD', 'studyChina')),
  hard('supervisorConsent', when(isDoctoral, 'DEGREE_ABROAD', 'studyChina')),
  usual('proofOfFunds', when(not(hasScholarship), 'FUNDS_ASKED', 'studyChina')),
  later(usual('policeCertificate', both(longStay, countriesLivedIn))),
  usual('childBirthCertificate', children),
]

const SCHOLARSHIP_TEST = hard(
  'cscaResult',
  when(and(chinaLevel('bachelor'), hasScholarship), 'SCHOLARSHIP_TOLD', 'studyChina'),
)

export const STUDY_CHINA_DOCUMENTS: Demands = [
  {
    from: '2015-01-01',
    to: '2025-12-20',
    source: 'Chinese visa centres and CSC: X1, X2, JW201, JW202 (confidence: medium)',
    value: CHINA,
  },
  {
    from: '2025-12-21',
    source: 'Chinese visa centres and CSC: X1, X2, JW201, JW202, CSCA since the 2026 intake (confidence: medium)',
    value: [...CHINA, SCHOLARSHIP_TEST],
  },
]
