import type { Dated, IsoDate } from '../dated.ts'

export const FEE_KINDS = ['test', 'assessment', 'province', 'government', 'medical'] as const
export type FeeKind = (typeof FEE_KINDS)[number]

/** Canadian dollars, and the day somebody read them at the source. */
type Amount = { low: number; high: number; checked: IsoDate }
type Entry = Dated<Amount>
type Line = { kind: FeeKind; page: string; entries: readonly Entry[] }

const CHECKED: IsoDate = '2026-11-17'

const IRCC = 'https://ircc.canada.ca/english/information/fees/fees.asp'
const RESIDENCE_2024 = 'https://weeklyvoice.com/changes-to-canadian-permanent-residence-fees-effective-april-30-2024/'
const RESIDENCE_2026 =
  'https://www.ansariimmigration.com/post/permanent-residence-fees-canada-april-30-2026-what-applicants-should-review-now'
const PERMITS = 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp'

const exactly = (from: IsoDate, cad: number, source: string, checked = CHECKED): Entry => ({
  ...{ from, source },
  value: { low: cad, high: cad, checked },
})

/** Of visits, cards and citizenship; all read on one day. */
const ofStay = (
  ...amounts: readonly (readonly [from: IsoDate, cad: number, source: string, to?: IsoDate])[]
): Line => ({
  kind: 'government',
  page: IRCC,
  entries: amounts.map(([from, cad, source, to]) => ({
    ...exactly(from, cad, source, '2026-11-19'),
    ...(to && { to }),
  })),
})

const REGULATIONS = 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227'
const CITIZENSHIP_2025 =
  'https://nationwidevisas.com/news/canada-increases-citizenship-fees-for-adults-starting-march-31-2025'

/** The department moves these fees every second year; the second row is of its notice of 2026-03-27. */
const residence = (in2024: number, in2026?: number): Line => ({
  kind: 'government',
  page: IRCC,
  entries: [
    { ...exactly('2024-04-30', in2024, RESIDENCE_2024), to: '2026-04-29' },
    ...(in2026 === undefined ? [] : [exactly('2026-04-30', in2026, RESIDENCE_2026)]),
  ],
})

/** Where a source gives an amount and no beginning, the entry begins on the day it was read. */
const asRead = (kind: FeeKind, page: string, cad: number, source: string): Line => ({
  ...{ kind, page },
  entries: [exactly(CHECKED, cad, source)],
})

const unknown = (kind: FeeKind, page: string): Line => ({ kind, page, entries: [] })

/**
 * What others charge, in Canadian dollars for one person. An amount nobody could show us is not here: the line then
 * leads to the page that says it. When an authority changes one, its list gets one more entry.
 */
export const FEES = {
  ieltsGeneral: unknown('test', 'https://ielts.org/'),
  celpipGeneral: {
    kind: 'test',
    page: 'https://www.celpip.ca/',
    entries: [
      {
        ...{ from: '2026-01-01', value: { low: 280, high: 310, checked: CHECKED } },
        source: 'https://www.celpipsimulator.com/celpip-vs-pte-core',
      },
    ],
  },
  pteCore: unknown('test', 'https://www.pearsonpte.com/pte-core'),
  tefCanada: unknown('test', 'https://www.lefrancaisdesaffaires.fr/en/'),
  tcfCanada: unknown('test', 'https://www.france-education-international.fr/en'),

  wes: {
    kind: 'assessment',
    page: 'https://www.wes.org/ca/',
    entries: [exactly('2026-01-01', 264, 'https://yenmekimmigrationservices.com/other/wes.html')],
  },
  iqas: unknown('assessment', 'https://www.alberta.ca/iqas-immigration'),
  ces: unknown('assessment', 'https://learn.utoronto.ca/comparative-education-service'),
  icas: unknown('assessment', 'https://www.icascanada.ca/'),
  ices: unknown('assessment', 'https://www.bcit.ca/ices/'),

  nominationOntario: unknown('province', 'https://www.ontario.ca/page/ontario-immigrant-nominee-program-oinp'),
  nominationBc: {
    kind: 'province',
    page: 'https://www.welcomebc.ca/',
    entries: [exactly('2026-01-22', 1750, 'https://unaimmi.cn/news/detail/358')],
  },
  nominationAlberta: {
    kind: 'province',
    page: 'https://www.alberta.ca/alberta-advantage-immigration-program',
    entries: [exactly('2025-04-01', 1500, 'https://unaimmi.cn/en/news/detail/107')],
  },
  interestAlberta: {
    kind: 'province',
    page: 'https://www.alberta.ca/alberta-advantage-immigration-program',
    entries: [
      exactly(
        '2026-04-07',
        135,
        'https://www.becomeacitizen.ca/blog/alberta-aaip-worker-expression-of-interest-fee-change-2026-04-08',
      ),
    ],
  },

  residenceEconomic: residence(950, 990),
  residenceBusiness: residence(1810, 1895),
  residenceFamily: residence(545, 570),
  residenceRight: residence(575, 600),
  // The notice of 2026 raises these, too; by how much, no source we read says.
  residenceChild: residence(260),
  sponsorship: residence(85),
  studyPermit: asRead('government', IRCC, 150, PERMITS),
  workPermit: asRead(
    'government',
    IRCC,
    155,
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada/permit/temporary/need-permit/appeal-removal.html',
  ),
  biometrics: asRead('government', IRCC, 85, PERMITS),
  visitorVisa: ofStay(['2014-02-06', 100, `${REGULATIONS}/page-55.html`]),
  visitExtension: ofStay([
    '2014-02-06',
    100,
    'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/immigration/applications-extension-authorization-remain-canada-temporary-resident-r181-r305-1.html',
  ]),
  // Raised on the first of December in each of the last two years.
  restoration: ofStay(
    ['2024-12-01', 239.75, 'https://tcf-fca.ca/canada-increases-immigration-fees-for-temporary', '2025-11-30'],
    [
      '2025-12-01',
      246.25,
      'https://www.visaverge.com/news/canada-unveils-december-2025-immigration-fee-revisions-full-breakdown',
    ],
  ),
  openWorkPermit: ofStay(['2015-02-21', 100, `${REGULATIONS}/page-38.html`]),
  residentCard: ofStay([
    '2025-10-11',
    50,
    'https://canadavisaportal.ca/2025/10/11/canada-visa-portal-pr-card-renewal-fee-explained/amp',
  ]),
  travelDocument: ofStay([
    '2025-10-09',
    50,
    'https://gcmsnotesrequest.ca/news/new-fees-announced-for-pr-travel-document-applications-abroad',
  ]),
  citizenshipAdult: ofStay(['2015-01-01', 530, CITIZENSHIP_2025]),
  // It follows prices each spring; what it has been since March 2026 no source we read says.
  citizenshipRight: ofStay(['2025-03-31', 119.75, CITIZENSHIP_2025, '2026-03-30']),
  citizenshipChild: ofStay(['2017-06-19', 100, CITIZENSHIP_2025]),
  quebecAcceptance: unknown('government', 'https://www.quebec.ca/en/immigration'),
  medical: {
    kind: 'medical',
    page: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/medical-police/medical-exams.html',
    entries: [
      {
        ...{ from: CHECKED, value: { low: 150, high: 350, checked: CHECKED } },
        source: 'https://taskimmigration.com/immigration-medical-exam-cost-canada',
      },
    ],
  },
} as const satisfies Record<string, Line>

export type FeeName = keyof typeof FEES
export const FEE_NAMES = Object.keys(FEES) as FeeName[]
