import type { Dated, IsoDate } from '../dated.ts'
import { inForce } from '../dated.ts'
import { addDays, addMonths } from '../dates.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { DocumentForm, Issuer, Validity } from './item.ts'

/**
 * The issuer's language decides for documents of a state or a person; others come in an accepted language, or are
 * pictures.
 */
type Writing = 'local' | 'accepted'

type DocumentFacts = { issuer: Issuer; forms: readonly DocumentForm[]; validity: Validity; writing: Writing }

const NO_END: Validity = { rule: 'noEnd' }
const ITS_END: Validity = { rule: 'untilItsEnd' }
const FRESH: Validity = { rule: 'fresh' }
const months = (count: number): Validity => ({ rule: 'monthsFromIssue', months: count })

const SINCE: IsoDate = '2015-01-01'
const GUIDE = 'IRCC, Application for permanent residence: documents to upload (confidence: medium)'
const EXPRESS_ENTRY = 'IRCC, Express Entry: documents you will need (confidence: high)'
const TRANSFER = 'IRCC, Intra-company transferees, instructions of 2024-10-03 (confidence: high)'
const FAMILY = 'IRCC, Sponsor your family: document checklists (confidence: medium)'
const STUDY = 'IRCC, Study permit: get the right documents (confidence: high)'
const CHINA = 'Chinese visa centres, X1 and X2 visas: documents (confidence: medium)'

function document(
  source: string,
  issuer: Issuer,
  forms: readonly DocumentForm[],
  validity: Validity,
  writing: Writing = 'local',
): readonly Dated<DocumentFacts>[] {
  return [{ from: SINCE, source, value: { issuer, forms, validity, writing } }]
}

const DOCUMENTS: Record<DocumentKind, readonly Dated<DocumentFacts>[]> = {
  passport: document(EXPRESS_ENTRY, 'passportOffice', ['identityPage', 'allPages', 'colourScan'], ITS_END, 'accepted'),
  nationalIdentity: document(GUIDE, 'civilRegistry', ['allPages', 'bothSides', 'colourScan'], NO_END),
  birthCertificate: document(FAMILY, 'civilRegistry', ['allPages', 'colourScan'], NO_END),
  photo: document(
    'IRCC, Photo specifications: taken within the last 6 months (confidence: high)',
    'photographer',
    ['digitalPhoto'],
    months(6),
    'accepted',
  ),
  statusInCanada: document(EXPRESS_ENTRY, 'immigrationDepartment', ['bothSides', 'colourScan'], ITS_END, 'accepted'),
  cv: document(TRANSFER, 'yourself', ['signedStatement'], NO_END, 'accepted'),
  languageResult: document(
    'IRCC, Language requirements: results under two years old (confidence: high)',
    'testCentre',
    ['electronicResult', 'colourScan'],
    months(24),
    'accepted',
  ),
  hskResult: document(
    'Chinese Testing International, HSK: results valid two years (confidence: medium)',
    'chineseTestCentre',
    ['electronicResult'],
    months(24),
    'accepted',
  ),
  degree: document(EXPRESS_ENTRY, 'school', ['colourScan', 'certifiedCopy'], NO_END),
  transcript: document(STUDY, 'school', ['colourScan', 'certifiedCopy'], NO_END),
  eca: document(
    'IRCC, Educational credential assessment: report under five years old (confidence: high)',
    'assessmentBody',
    ['electronicResult', 'colourScan'],
    months(60),
    'accepted',
  ),
  cscaResult: document(
    'China Scholastic Competency Assessment, since the 2026 intake (confidence: medium)',
    'chineseTestCentre',
    ['electronicResult'],
    NO_END,
    'accepted',
  ),
  employmentLetter: document(
    'IRCC, Express Entry: proof of work experience (confidence: high)',
    'employer',
    ['letterhead'],
    NO_END,
  ),
  selfEmploymentProof: document(
    'IRCC, Express Entry: proof of self-employed work (confidence: high)',
    'yourself',
    ['colourScan', 'certifiedCopy'],
    NO_END,
  ),
  companyLetter: document(TRANSFER, 'company', ['letterhead'], FRESH),
  tradeCertificate: document(
    'Regulations, section 87.2: certificate of qualification (confidence: high)',
    'tradeAuthority',
    ['colourScan'],
    ITS_END,
    'accepted',
  ),
  jobOffer: document(EXPRESS_ENTRY, 'employer', ['letterhead'], NO_END, 'accepted'),
  nominationCertificate: document(
    'IRCC, Provincial nominees: nomination certificate (confidence: high)',
    'province',
    ['electronicResult', 'colourScan'],
    ITS_END,
    'accepted',
  ),
  companyProfile: document(TRANSFER, 'company', ['colourScan'], NO_END),
  corporateLink: document(TRANSFER, 'company', ['certifiedCopy', 'colourScan'], NO_END),
  companyFinances: document(TRANSFER, 'company', ['certifiedCopy', 'colourScan'], FRESH),
  knowledgeProof: document(TRANSFER, 'company', ['letterhead'], NO_END),
  canadianPremises: document(TRANSFER, 'company', ['colourScan'], FRESH, 'accepted'),
  letterOfSupport: document(
    'Regulations, section 98.04: commitment certificate under six months old when filed (confidence: high)',
    'designatedOrganisation',
    ['electronicResult', 'letterhead'],
    months(6),
    'accepted',
  ),
  incorporation: document(
    'Regulations, section 98.06: qualifying business (confidence: high)',
    'corporateRegistry',
    ['certifiedCopy'],
    NO_END,
    'accepted',
  ),
  businessPlan: document(TRANSFER, 'yourself', ['signedStatement'], FRESH, 'accepted'),
  letterOfAcceptance: document(STUDY, 'canadianSchool', ['electronicResult'], ITS_END, 'accepted'),
  provincialAttestation: document(STUDY, 'province', ['electronicResult'], ITS_END, 'accepted'),
  quebecAcceptance: document(STUDY, 'quebecMinistry', ['electronicResult', 'colourScan'], ITS_END, 'accepted'),
  admissionNotice: document(CHINA, 'chineseUniversity', ['electronicResult', 'colourScan'], ITS_END, 'accepted'),
  visaForm: document(CHINA, 'chineseUniversity', ['officialForm'], ITS_END, 'accepted'),
  recommendationLetter: document(
    'Chinese universities and CSC: two letters for graduate study (confidence: medium)',
    'professor',
    ['letterhead'],
    FRESH,
  ),
  studyPlan: document(STUDY, 'yourself', ['signedStatement'], FRESH, 'accepted'),
  supervisorConsent: document(
    'Chinese universities: supervisor’s consent for doctoral study (confidence: medium)',
    'professor',
    ['letterhead'],
    FRESH,
    'accepted',
  ),
  proofOfFunds: document('IRCC, Express Entry: proof of funds (confidence: high)', 'bank', ['bankLetter'], FRESH),
  marriageCertificate: document(EXPRESS_ENTRY, 'marriageRegistry', ['allPages', 'colourScan'], NO_END),
  commonLawProof: document(
    'IRCC, form IMM 5409 and proof of 12 months together (confidence: high)',
    'yourself',
    ['officialForm', 'colourScan'],
    NO_END,
  ),
  marriageEnd: document(EXPRESS_ENTRY, 'courtOrRegistry', ['allPages', 'colourScan'], NO_END),
  childBirthCertificate: document(EXPRESS_ENTRY, 'civilRegistry', ['allPages', 'colourScan'], NO_END),
  sponsorStatus: document(FAMILY, 'sponsor', ['bothSides', 'colourScan'], NO_END, 'accepted'),
  sponsorIncome: document(
    'IRCC, Sponsor parents and grandparents: notices of assessment (confidence: high)',
    'taxAgency',
    ['electronicResult'],
    NO_END,
    'accepted',
  ),
  relationshipEvidence: document(FAMILY, 'yourself', ['colourScan'], NO_END),
  dependencyProof: document(FAMILY, 'doctor', ['letterhead'], FRESH),
  parentsDeathCertificate: document(FAMILY, 'civilRegistry', ['colourScan'], NO_END),
  relativeProof: document(
    'IRCC, Express Entry: proof of a relative in Canada (confidence: high)',
    'relative',
    ['colourScan'],
    NO_END,
  ),
  militaryRecord: document(
    'IRCC, form IMM 5669 asks for military service; the card is asked by visa offices (confidence: low)',
    'army',
    ['bothSides', 'colourScan'],
    NO_END,
  ),
  policeCertificate: document(
    'IRCC, Police certificates: when you need one (confidence: high)',
    'police',
    ['colourScan', 'electronicResult'],
    NO_END,
  ),
  medicalExam: document(
    'IRCC, Medical exam: results valid 12 months (confidence: high)',
    'panelPhysician',
    ['electronicResult'],
    months(12),
    'accepted',
  ),
  physicalExam: document(
    'Foreigner physical examination form, valid 6 months (confidence: medium)',
    'hospital',
    ['officialForm'],
    months(6),
    'accepted',
  ),
  refusalLetter: document(
    'IRCC, Express Entry: previous refusals must be declared (confidence: medium)',
    'authorityThatRefused',
    ['electronicResult', 'colourScan'],
    NO_END,
  ),
  other: document('The firm’s own checklist', 'yourself', ['colourScan'], NO_END),
}

export function documentFacts(kind: DocumentKind, on: IsoDate): Dated<DocumentFacts> {
  const found = inForce(DOCUMENTS[kind], on) ?? DOCUMENTS[kind][0]
  if (!found) throw new Error(`${kind} has no entry`)
  return found
}

/** Which of its printed dates a document is asked for. */
export function datesAsked(kind: DocumentKind, on: IsoDate): { issuedOn: boolean; endsOn: boolean } {
  const { rule } = documentFacts(kind, on).value.validity
  return { issuedOn: rule === 'monthsFromIssue' || kind === 'policeCertificate', endsOn: rule === 'untilItsEnd' }
}

/** The last day a document counts: printed on it, or reckoned from its date. Undefined while nobody can know. */
export function validUntil(
  kind: DocumentKind,
  { issuedOn, endsOn }: { issuedOn?: IsoDate | null | undefined; endsOn?: IsoDate | null | undefined },
  on: IsoDate,
): IsoDate | undefined {
  const { rule, months: life } = documentFacts(kind, on).value.validity
  if (rule === 'untilItsEnd') return endsOn ?? undefined
  if (rule === 'monthsFromIssue' && life !== undefined && issuedOn) return addDays(addMonths(issuedOn, life), -1)
  return undefined
}
