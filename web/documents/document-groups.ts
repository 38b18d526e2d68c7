import type { ClientDocument } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'

const GROUPS = {
  identity: ['passport', 'nationalIdentity', 'birthCertificate', 'photo', 'statusInCanada'],
  education: ['languageResult', 'hskResult', 'degree', 'transcript', 'eca', 'cscaResult'],
  work: [
    'cv',
    'employmentLetter',
    'selfEmploymentProof',
    'tradeCertificate',
    'jobOffer',
    'nominationCertificate',
    'companyLetter',
    'companyProfile',
    'corporateLink',
    'companyFinances',
    'knowledgeProof',
    'canadianPremises',
    'letterOfSupport',
    'incorporation',
    'businessPlan',
  ],
  study: [
    'letterOfAcceptance',
    'provincialAttestation',
    'quebecAcceptance',
    'admissionNotice',
    'visaForm',
    'recommendationLetter',
    'studyPlan',
    'supervisorConsent',
  ],
  family: [
    'marriageCertificate',
    'commonLawProof',
    'marriageEnd',
    'childBirthCertificate',
    'sponsorStatus',
    'sponsorIncome',
    'relationshipEvidence',
    'dependencyProof',
    'parentsDeathCertificate',
    'relativeProof',
  ],
  money: ['proofOfFunds'],
  background: ['militaryRecord', 'policeCertificate', 'medicalExam', 'physicalExam', 'refusalLetter'],
} as const satisfies Record<string, readonly DocumentKind[]>

export type DocumentGroup = keyof typeof GROUPS | 'other'

/** Documents are grouped by what they are about; each group is in filing order, empty ones are left out. */
export function groupDocuments(
  documents: readonly ClientDocument[],
): { group: DocumentGroup; documents: ClientDocument[] }[] {
  const groupOf = (kind: DocumentKind): DocumentGroup =>
    (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) =>
      (GROUPS[group] as readonly DocumentKind[]).includes(kind),
    ) ?? 'other'
  const grouped = Map.groupBy(documents, ({ kind }) => groupOf(kind))
  return ([...Object.keys(GROUPS), 'other'] as DocumentGroup[]).flatMap((group) => {
    const found = grouped.get(group)
    return found ? [{ group, documents: found }] : []
  })
}
