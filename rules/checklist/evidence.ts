import type { SingleFact } from '../profile/profile.ts'
import type { PaperKind } from './paper-kinds.ts'

/** Papers that show a fact of the person which stands outside any list. */
const SHOWS: Partial<Record<PaperKind, readonly SingleFact[]>> = {
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

export function factsShownBy(kind: PaperKind): readonly SingleFact[] {
  return SHOWS[kind] ?? []
}

const MAIN: ReadonlySet<PaperKind> = new Set([
  'languageResult',
  'degree',
  'employmentLetter',
  'selfEmploymentProof',
  'relativeProof',
])

/** Whether this paper is the one that shows an entry of a list, its test, credential, job or relative. */
export function isShowing(kind: PaperKind): boolean {
  return MAIN.has(kind)
}
