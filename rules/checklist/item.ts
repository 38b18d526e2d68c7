import type { Country } from '../profile/profile.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Subject } from './subjects.ts'

/** Without a hard document the application is incomplete; a usual one is asked for often, or helps. */
export const NECESSITIES = ['hard', 'usual'] as const
export type Necessity = (typeof NECESSITIES)[number]

/** A document is on the list for one of these reasons. Each has a text in both languages. */
export const WHYS = [
  'EVERYONE',
  'CITIZEN_OF',
  'LIVES_IN',
  'WORKED_IN',
  'STUDIED_IN',
  'LANGUAGE_ASKED',
  'TEST_TOLD',
  'CHINESE_TAUGHT',
  'ENGLISH_TAUGHT',
  'EDUCATION_ASKED',
  'CREDENTIAL_TOLD',
  'CREDENTIAL_FROM_ABROAD',
  'JOB_TOLD',
  'SELF_EMPLOYED',
  'TRADE_CERTIFICATE_TOLD',
  'OFFER_OR_CERTIFICATE',
  'JOB_OFFER_TOLD',
  'NOMINATION_TOLD',
  'NOMINATION_ASKED',
  'FUNDS_ASKED',
  'MARRIED',
  'LIVES_WITH_PARTNER',
  'WAS_MARRIED',
  'PARTNER_COMES_ALONG',
  'CHILD_TOLD',
  'IN_CANADA_NOW',
  'RELATIVE_TOLD',
  'REFUSAL_TOLD',
  'HEALTH_CHECKED',
  'COMPANY_ASKED',
  'NEW_ENTERPRISE',
  'SPECIALIZED_KNOWLEDGE',
  'DESIGNATED_SUPPORT',
  'BUSINESS_JUDGED',
  'ADMISSION_ASKED',
  'PLACE_UNDER_CAP',
  'STUDIES_IN_QUEBEC',
  'LONG_STAY_IN_CHINA',
  'DEGREE_ABROAD',
  'SCHOLARSHIP_TOLD',
  'SPONSOR_JUDGED',
  'RELATIONSHIP_JUDGED',
  'INCOME_OF_SPONSOR',
  'DEPENDENT_ADULT',
  'ORPHANED',
] as const
export type Why = (typeof WHYS)[number]

/** One of these issues a document. Each has a text in both languages. */
export const ISSUERS = [
  'yourself',
  'passportOffice',
  'civilRegistry',
  'photographer',
  'immigrationDepartment',
  'testCentre',
  'chineseTestCentre',
  'school',
  'assessmentBody',
  'employer',
  'tradeAuthority',
  'province',
  'company',
  'designatedOrganisation',
  'corporateRegistry',
  'canadianSchool',
  'quebecMinistry',
  'chineseUniversity',
  'professor',
  'bank',
  'marriageRegistry',
  'courtOrRegistry',
  'sponsor',
  'taxAgency',
  'doctor',
  'relative',
  'army',
  'police',
  'panelPhysician',
  'hospital',
  'authorityThatRefused',
] as const
export type Issuer = (typeof ISSUERS)[number]

/** A document is taken in one of these forms. Each has a text in both languages. */
export const DOCUMENT_FORMS = [
  'allPages',
  'identityPage',
  'colourScan',
  'digitalPhoto',
  'electronicResult',
  'letterhead',
  'bankLetter',
  'signedStatement',
  'certifiedCopy',
  'officialForm',
  'bothSides',
] as const
export type DocumentForm = (typeof DOCUMENT_FORMS)[number]

export const TRANSLATIONS = ['no', 'yes', 'unlessThatLanguage'] as const
export type Translation = { need: (typeof TRANSLATIONS)[number]; into: 'englishOrFrench' | 'englishOrChinese' }

export const VALIDITIES = [
  'noEnd',
  'untilItsEnd',
  'monthsFromIssue',
  'monthsBeforeFiling',
  'afterLeaving',
  'fresh',
] as const
export type Validity = {
  rule: (typeof VALIDITIES)[number]
  /** It counts so long from its own date, or may be so old on the day of filing. */
  months?: number
  /** It must still be valid so long on that day. */
  monthsLeft?: number
}

/** One document somebody needs, with everything one wants to know before fetching it. */
export type ChecklistItem = {
  kind: DocumentKind
  subject: Subject
  necessity: Necessity
  /** Nobody asks for it yet: only after an invitation, a nomination or an admission, or when an officer wants it. */
  isLater: boolean
  why: Why
  /** The answer that caused it, as a path of the profile; absent where everybody needs it. */
  answer?: string
  /** The document comes from there, when the answers say so. */
  country?: Country
  issuer: Issuer
  forms: readonly DocumentForm[]
  translation: Translation
  validity: Validity
  source: string
}
