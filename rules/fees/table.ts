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

const exactly = (from: IsoDate, cad: number, source: string): Entry => ({
  ...{ from, source },
  value: { low: cad, high: cad, checked: CHECKED },
})

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
