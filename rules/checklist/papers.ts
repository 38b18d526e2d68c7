import type { Dated, IsoDate } from '../dated.ts'
import { inForce } from '../dated.ts'
import { addDays, addMonths } from '../dates.ts'
import type { Issuer, PaperForm, Validity } from './item.ts'
import type { PaperKind } from './paper-kinds.ts'

/** Whose language decides: papers of a state or a person, papers that come in an accepted language, and pictures. */
type Writing = 'local' | 'accepted'

type PaperFacts = { issuer: Issuer; forms: readonly PaperForm[]; validity: Validity; writing: Writing }

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

function paper(
  source: string,
  issuer: Issuer,
  forms: readonly PaperForm[],
  validity: Validity,
  writing: Writing = 'local',
): readonly Dated<PaperFacts>[] {
  return [{ from: SINCE, source, value: { issuer, forms, validity, writing } }]
}

const PAPERS: Record<PaperKind, readonly Dated<PaperFacts>[]> = {
  passport: paper(EXPRESS_ENTRY, 'passportOffice', ['identityPage', 'allPages', 'colourScan'], ITS_END, 'accepted'),
  nationalIdentity: paper(GUIDE, 'civilRegistry', ['allPages', 'bothSides', 'colourScan'], NO_END),
  birthCertificate: paper(FAMILY, 'civilRegistry', ['allPages', 'colourScan'], NO_END),
  photo: paper(
    'IRCC, Photo specifications: taken within the last 6 months (confidence: high)',
    'photographer',
    ['digitalPhoto'],
    months(6),
    'accepted',
  ),
  statusInCanada: paper(EXPRESS_ENTRY, 'immigrationDepartment', ['bothSides', 'colourScan'], ITS_END, 'accepted'),
  cv: paper(TRANSFER, 'yourself', ['signedStatement'], NO_END, 'accepted'),
  languageResult: paper(
    'IRCC, Language requirements: results under two years old (confidence: high)',
    'testCentre',
    ['electronicResult', 'colourScan'],
    months(24),
    'accepted',
  ),
  hskResult: paper(
    'Chinese Testing International, HSK: results kept two years (confidence: medium)',
    'chineseTestCentre',
    ['electronicResult'],
    months(24),
    'accepted',
  ),
  degree: paper(EXPRESS_ENTRY, 'school', ['colourScan', 'certifiedCopy'], NO_END),
  transcript: paper(STUDY, 'school', ['colourScan', 'certifiedCopy'], NO_END),
  eca: paper(
    'IRCC, Educational credential assessment: report under five years old (confidence: high)',
    'assessmentBody',
    ['electronicResult', 'colourScan'],
    months(60),
    'accepted',
  ),
  cscaResult: paper(
    'China Scholastic Competency Assessment, since the 2026 intake (confidence: medium)',
    'chineseTestCentre',
    ['electronicResult'],
    NO_END,
    'accepted',
  ),
  employmentLetter: paper(
    'IRCC, Express Entry: proof of work experience (confidence: high)',
    'employer',
    ['letterhead'],
    NO_END,
  ),
  selfEmploymentProof: paper(
    'IRCC, Express Entry: proof of self-employed work (confidence: high)',
    'yourself',
    ['colourScan', 'certifiedCopy'],
    NO_END,
  ),
  companyLetter: paper(TRANSFER, 'company', ['letterhead'], FRESH),
  tradeCertificate: paper(
    'Regulations, section 87.2: certificate of qualification (confidence: high)',
    'tradeAuthority',
    ['colourScan'],
    ITS_END,
    'accepted',
  ),
  jobOffer: paper(EXPRESS_ENTRY, 'employer', ['letterhead'], NO_END, 'accepted'),
  nominationCertificate: paper(
    'IRCC, Provincial nominees: nomination certificate (confidence: high)',
    'province',
    ['electronicResult', 'colourScan'],
    ITS_END,
    'accepted',
  ),
  companyProfile: paper(TRANSFER, 'company', ['colourScan'], NO_END),
  corporateLink: paper(TRANSFER, 'company', ['certifiedCopy', 'colourScan'], NO_END),
  companyFinances: paper(TRANSFER, 'company', ['certifiedCopy', 'colourScan'], FRESH),
  knowledgeProof: paper(TRANSFER, 'company', ['letterhead'], NO_END),
  canadianPremises: paper(TRANSFER, 'company', ['colourScan'], FRESH, 'accepted'),
  letterOfSupport: paper(
    'Regulations, section 98.04: commitment certificate under six months old when filed (confidence: high)',
    'designatedOrganisation',
    ['electronicResult', 'letterhead'],
    months(6),
    'accepted',
  ),
  incorporation: paper(
    'Regulations, section 98.06: qualifying business (confidence: high)',
    'corporateRegistry',
    ['certifiedCopy'],
    NO_END,
    'accepted',
  ),
  businessPlan: paper(TRANSFER, 'yourself', ['signedStatement'], FRESH, 'accepted'),
  letterOfAcceptance: paper(STUDY, 'canadianSchool', ['electronicResult'], ITS_END, 'accepted'),
  provincialAttestation: paper(STUDY, 'province', ['electronicResult'], ITS_END, 'accepted'),
  quebecAcceptance: paper(STUDY, 'quebecMinistry', ['electronicResult', 'colourScan'], ITS_END, 'accepted'),
  admissionNotice: paper(CHINA, 'chineseUniversity', ['electronicResult', 'colourScan'], ITS_END, 'accepted'),
  visaForm: paper(CHINA, 'chineseUniversity', ['officialForm'], ITS_END, 'accepted'),
  recommendationLetter: paper(
    'Chinese universities and CSC: two letters for graduate study (confidence: medium)',
    'professor',
    ['letterhead'],
    FRESH,
  ),
  studyPlan: paper(STUDY, 'yourself', ['signedStatement'], FRESH, 'accepted'),
  supervisorConsent: paper(
    'Chinese universities: supervisor’s consent for doctoral study (confidence: medium)',
    'professor',
    ['letterhead'],
    FRESH,
    'accepted',
  ),
  proofOfFunds: paper('IRCC, Express Entry: proof of funds (confidence: high)', 'bank', ['bankLetter'], FRESH),
  marriageCertificate: paper(EXPRESS_ENTRY, 'marriageRegistry', ['allPages', 'colourScan'], NO_END),
  commonLawProof: paper(
    'IRCC, form IMM 5409 and proof of 12 months together (confidence: high)',
    'yourself',
    ['officialForm', 'colourScan'],
    NO_END,
  ),
  marriageEnd: paper(EXPRESS_ENTRY, 'courtOrRegistry', ['allPages', 'colourScan'], NO_END),
  childBirthCertificate: paper(EXPRESS_ENTRY, 'civilRegistry', ['allPages', 'colourScan'], NO_END),
  sponsorStatus: paper(FAMILY, 'sponsor', ['bothSides', 'colourScan'], NO_END, 'accepted'),
  sponsorIncome: paper(
    'IRCC, Sponsor parents and grandparents: notices of assessment (confidence: high)',
    'taxAgency',
    ['electronicResult'],
    NO_END,
    'accepted',
  ),
  relationshipEvidence: paper(FAMILY, 'yourself', ['colourScan'], NO_END),
  dependencyProof: paper(FAMILY, 'doctor', ['letterhead'], FRESH),
  parentsDeathCertificate: paper(FAMILY, 'civilRegistry', ['colourScan'], NO_END),
  relativeProof: paper(
    'IRCC, Express Entry: proof of a relative in Canada (confidence: high)',
    'relative',
    ['colourScan'],
    NO_END,
  ),
  militaryRecord: paper(
    'IRCC, form IMM 5669 asks for military service; the card is asked by visa offices (confidence: low)',
    'army',
    ['bothSides', 'colourScan'],
    NO_END,
  ),
  policeCertificate: paper(
    'IRCC, Police certificates: when you need one (confidence: high)',
    'police',
    ['colourScan', 'electronicResult'],
    NO_END,
  ),
  medicalExam: paper(
    'IRCC, Medical exam: results valid 12 months (confidence: high)',
    'panelPhysician',
    ['electronicResult'],
    months(12),
    'accepted',
  ),
  physicalExam: paper(
    'Foreigner physical examination form, valid 6 months (confidence: medium)',
    'hospital',
    ['officialForm'],
    months(6),
    'accepted',
  ),
  refusalLetter: paper(
    'IRCC, Express Entry: previous refusals must be declared (confidence: medium)',
    'authorityThatRefused',
    ['electronicResult', 'colourScan'],
    NO_END,
  ),
  other: paper('The firm’s own checklist', 'yourself', ['colourScan'], NO_END),
}

export function paperFacts(kind: PaperKind, on: IsoDate): Dated<PaperFacts> {
  const found = inForce(PAPERS[kind], on) ?? PAPERS[kind][0]
  if (!found) throw new Error(`${kind} has no entry`)
  return found
}

/** Which of its printed dates a paper is asked for. */
export function datesAsked(kind: PaperKind, on: IsoDate): { issuedOn: boolean; endsOn: boolean } {
  const { rule } = paperFacts(kind, on).value.validity
  return { issuedOn: rule === 'monthsFromIssue' || kind === 'policeCertificate', endsOn: rule === 'untilItsEnd' }
}

/** The last day a paper counts: printed on it, or reckoned from its date. Undefined while nobody can know. */
export function validUntil(
  kind: PaperKind,
  { issuedOn, endsOn }: { issuedOn?: IsoDate | null | undefined; endsOn?: IsoDate | null | undefined },
  on: IsoDate,
): IsoDate | undefined {
  const { rule, months: life } = paperFacts(kind, on).value.validity
  if (rule === 'untilItsEnd') return endsOn ?? undefined
  if (rule === 'monthsFromIssue' && life !== undefined && issuedOn) return addDays(addMonths(issuedOn, life), -1)
  return undefined
}
