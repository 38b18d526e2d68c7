import { type Dated, type IsoDate, oncePerDay, valueOn } from '../dated.ts'

/** Where a source gives a figure and no beginning, the entry begins on the day our record was read. */
const READ_ON: IsoDate = '2026-11-15'

const IRPR = 'Immigration and Refugee Protection Regulations'
const START_UP = `${IRPR}, 98.01 to 98.13, as made by SOR/2018-72`
const START_UP_SINCE: IsoDate = '2018-04-11'
const TRANSFER = 'IRCC, intra-company transferees, guidance of 2024-10-03'
const TRANSFER_SINCE: IsoDate = '2024-10-03'
const ONTARIO = 'Ontario Workforce Priority, language by occupation'
const ONTARIO_SINCE: IsoDate = '2026-06-26'
const FAMILY_CLASS = `${IRPR}, 117 to 137`
const SUPER_VISA = 'IRCC, super visa'
const FIRM = "The firm's own form rule"
const NOTICES = 'Chinese universities and embassies, admission notices of 2026'
const COURSES = 'Language universities of China, course notices of 2026'
const SCHOLARSHIP = 'Chinese Government Scholarship, age limits of 2026'

type Entries = readonly [Dated<number>, ...Dated<number>[]]
const since = (from: IsoDate, source: string, value: number): Entries => [{ from, source, value }]
const asRead = (source: string, value: number): Entries => [
  { from: READ_ON, source: `${source}; its beginning is not given`, value },
]

/** Programs ask for these figures. When an authority changes one, its list gets one more entry. */
export const THRESHOLDS = {
  fswLanguageLevel: asRead(`${IRPR}, 75(2)(d)`, 7),

  cecLanguageLevelTeer01: asRead(`${IRPR}, 87.1(2)(d)`, 7),
  cecLanguageLevelTeer23: asRead(`${IRPR}, 87.1(2)(d)`, 5),

  fstWorkYears: asRead(`${IRPR}, 87.2(3)(b)`, 2),
  fstSpeakingListeningLevel: asRead(`${IRPR}, 87.2(3)(a)`, 5),
  fstReadingWritingLevel: asRead(`${IRPR}, 87.2(3)(a)`, 4),

  suvLanguageLevel: since(START_UP_SINCE, START_UP, 5),
  suvCommitmentValidMonths: since(START_UP_SINCE, START_UP, 6),
  suvVotesEach: since(START_UP_SINCE, START_UP, 0.1),
  suvVotesJointOver: since(START_UP_SINCE, START_UP, 0.5),
  suvMostApplicants: since(START_UP_SINCE, START_UP, 5),
  suvVentureCapitalCad: since(START_UP_SINCE, START_UP, 200_000),
  suvAngelGroupCad: since(START_UP_SINCE, START_UP, 75_000),

  ictEmploymentMonths: since(TRANSFER_SINCE, TRANSFER, 12),
  ictEmploymentWindowYears: since(TRANSFER_SINCE, TRANSFER, 3),
  ictNewEnterprisePermitYears: since(TRANSFER_SINCE, TRANSFER, 1),
  ictManagerPermitYears: since(TRANSFER_SINCE, TRANSFER, 3),
  ictManagerMostYears: since(TRANSFER_SINCE, TRANSFER, 7),
  ictSpecialistPermitYears: since(TRANSFER_SINCE, TRANSFER, 3),
  ictSpecialistMostYears: since(TRANSFER_SINCE, TRANSFER, 5),
  ictCountriesWithRevenue: since(TRANSFER_SINCE, TRANSFER, 2),
  ictYearsAtCompany: asRead(FIRM, 1),

  pnpFederalLanguageFloor: asRead('IRCC, Provincial Nominee Program, base nominees in TEER 4 and 5', 4),
  pnpFrenchLevel: asRead('Provinces often ask level 5 to 7 in their streams; the lowest of these', 5),
  pnpOntarioLevelSomeOccupations: since(ONTARIO_SINCE, ONTARIO, 5),
  pnpOntarioLevelAllOccupations: since(ONTARIO_SINCE, ONTARIO, 6),
  pnpBcBaseNetWorthCad: asRead('BC Provincial Nominee Program, Entrepreneur Immigration: Base', 600_000),
  pnpBcRegionalNetWorthCad: asRead('BC Provincial Nominee Program, Entrepreneur Immigration: Regional', 300_000),

  familySponsorAge: asRead(`${IRPR}, 130(1)(a)`, 18),
  familyPartnerAge: since('2015-06-10', `${IRPR}, 117(9)(a), as amended by SOR/2015-139`, 18),
  familyPartnerWaitYears: since('2012-03-02', `${IRPR}, 130(3)`, 5),
  familyCommonLawMonths: asRead(`${IRPR}, 1(1), common-law partner`, 12),
  familyOrphanUnder: asRead(`${IRPR}, 117(1)(f)`, 18),
  familyUndertakingPartnerYears: asRead(FAMILY_CLASS, 3),
  familyUndertakingChildYears: asRead(FAMILY_CLASS, 10),
  familyUndertakingChildUntilAge: asRead(FAMILY_CLASS, 25),
  familyUndertakingGrownChildYears: asRead(FAMILY_CLASS, 3),
  familyUndertakingParentYears: asRead(FAMILY_CLASS, 20),
  familyUndertakingRelativeYears: asRead(FAMILY_CLASS, 10),
  familySuperVisaStayYears: asRead(SUPER_VISA, 5),
  familySuperVisaInsuranceCad: asRead(SUPER_VISA, 100_000),

  chinaHskLevel: asRead(NOTICES, 4),
  chinaHskScore: asRead(NOTICES, 180),
  chinaHskValidYears: asRead('Chinese Testing International, HSK: results kept two years', 2),
  chinaRecommendationLetters: asRead(NOTICES, 2),
  chinaDegreeAgeLeast: asRead(NOTICES, 18),
  chinaDegreeAgeMost: asRead(NOTICES, 25),
  chinaCourseAgeLeast: asRead(COURSES, 18),
  chinaShortCourseAgeMost: asRead(COURSES, 60),
  chinaLongCourseAgeMost: asRead(COURSES, 50),
  chinaBachelorScholarshipUnder: asRead(SCHOLARSHIP, 25),
  chinaMasterScholarshipUnder: asRead(SCHOLARSHIP, 35),
  chinaDoctoralScholarshipUnder: asRead(SCHOLARSHIP, 40),
} satisfies Record<string, Entries>

export type ThresholdName = keyof typeof THRESHOLDS

/** The figures of a day; for a day before our record, the first ones we know of. */
export const thresholdsOn = oncePerDay(
  (on) =>
    Object.fromEntries(Object.entries(THRESHOLDS).map(([name, entries]) => [name, valueOn(entries, on)])) as Record<
      ThresholdName,
      number
    >,
)
