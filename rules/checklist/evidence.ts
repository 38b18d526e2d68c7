import type { SingleFact } from '../profile/profile.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Documents that show a fact of the person which stands outside any list. */
const SHOWS: Partial<Record<DocumentKind, readonly SingleFact[]>> = {
  passport: ['birthDate', 'citizenship'],
  marriageCertificate: ['maritalStatus'],
  commonLawProof: ['maritalStatus'],
  marriageEnd: ['maritalStatus'],
  statusInCanada: ['canadianStatus'],
  tradeCertificate: ['certificateOfQualification'],
  nominationCertificate: ['nomination'],
  jobOffer: ['jobOffer'],
  proofOfFunds: ['fundsCad'],
  letterOfSupport: ['startup'],
  companyProfile: ['transfer'],
  sponsorStatus: ['sponsor'],
  letterOfAcceptance: ['studyCanada'],
  admissionNotice: ['studyChina'],
}

export function factsShownBy(kind: DocumentKind): readonly SingleFact[] {
  return SHOWS[kind] ?? []
}

const MAIN: ReadonlySet<DocumentKind> = new Set([
  'languageResult',
  'degree',
  'employmentLetter',
  'selfEmploymentProof',
  'relativeProof',
])

/** Says whether this document is the one that shows an entry of a list, its test, credential, job or relative. */
export function isShowing(kind: DocumentKind): boolean {
  return MAIN.has(kind)
}
