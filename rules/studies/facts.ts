import type { Dated, IsoDate } from '../dated.ts'

export type StudyCountry = 'canada' | 'china'
export type StudyLevel = 'bachelor' | 'master' | 'phd'

const READ_ON: IsoDate = '2026-11-17'

type Yearly = { low: number; high: number; currency: 'CAD' | 'CNY' }
type Entries = readonly [Dated<Yearly>, ...Dated<Yearly>[]]

const AVERAGES = 'https://www.educationnewscanada.com/article/education/category/economy/96/1158851/'
const average = (cad: number): Entries => [
  { from: '2025-09-01', source: AVERAGES, value: { low: cad, high: cad, currency: 'CAD' } },
]
/** The lowest and the highest of what four universities print: of Lanzhou Jiaotong, Nanjing Agricultural, Beijing Chemical Technology and one listed by CUCAS. */
const printed = (low: number, high: number, source: string): Entries => [
  { from: READ_ON, source, value: { low, high, currency: 'CNY' } },
]

/**
 * Tuition of a year. Canada: the average of international students in 2025/2026, by Statistics Canada. China: what
 * universities print for those who pay themselves. Medicine costs more at both, and no source we read says how much.
 */
export const TUITION: Record<StudyCountry, Record<StudyLevel, Entries>> = {
  canada: { bachelor: average(41_746), master: average(24_028), phd: average(24_028) },
  china: {
    bachelor: printed(12_000, 24_000, 'http://lzjtu.ciss.org.cn/Admissions/3121'),
    master: printed(18_000, 35_000, 'http://english.buct.edu.cn/admissionnew/degree_programs/81703.htm'),
    phd: printed(22_000, 40_000, 'http://english.njau.edu.cn/info/1020/1087.htm'),
  },
}

export const COURSE_TUITION: Entries = printed(10_000, 16_500, 'http://lzjtu.ciss.org.cn/Admissions/3121')

/** Every foreign student in China has it. */
export const CHINA_INSURANCE: Entries = printed(
  800,
  800,
  'http://english.buct.edu.cn/admissionnew/degree_programs/81703.htm',
)

type Band = { from: number; to: number }
/**
 * IELTS Academic as schools usually ask for it at entry: each sets its own level, in Canada a lower one for a diploma of
 * a college, in China for whoever studies in English.
 */
export const ENGLISH_ASKED = {
  canada: {
    diploma: { from: 6, to: 6 },
    bachelor: { from: 6.5, to: 6.5 },
    master: { from: 6.5, to: 6.5 },
    phd: { from: 6.5, to: 6.5 },
  },
  china: { bachelor: { from: 6, to: 6 }, master: { from: 6, to: 6.5 }, phd: { from: 6.5, to: 6.5 } },
} as const satisfies Record<StudyCountry, Record<StudyLevel, Band> & { diploma?: Band }>

/** A month of the Chinese Government Scholarship, with tuition, a room and insurance. */
export const CSC_STIPEND_CNY: Record<StudyLevel, number> = { bachelor: 2500, master: 3000, phd: 3500 }
export const CSC_SOURCE = 'Chinese Government Scholarship, age limits of 2026'

export const STEPS = {
  canada: ['shortlist', 'languageTest', 'apply', 'attestation', 'permit', 'travel'],
  china: ['languageTest', 'csca', 'scholarship', 'apply', 'visa', 'residencePermit'],
} as const
export type StudyStep = (typeof STEPS)[StudyCountry][number]

/** So long before the first day of classes a step is done; a day after it is written with a minus. */
export const LEADS: Record<StudyCountry, { source: string; days: Partial<Record<StudyStep, number>> }> = {
  // Twelve to eighteen months for choosing and testing, eight to twelve for applying, three to six for the permit.
  canada: {
    source: 'https://landingprep.com/intakes/canada/',
    days: { shortlist: 365, languageTest: 300, apply: 240, attestation: 150, permit: 120, travel: 45 },
  },
  // The scholarship takes applications from January to April, self-payers are asked until the end of June.
  china: {
    source: 'Chinese universities and embassies, admission notices of 2026',
    days: { languageTest: 240, csca: 225, scholarship: 154, apply: 70, visa: 45, residencePermit: -30 },
  },
}

/** Months in which classes begin; the first is the one nearly every program has. */
export const INTAKE_MONTHS: Record<StudyCountry, { degree: readonly number[]; course: readonly number[] }> = {
  canada: { degree: [9, 1], course: [9, 1] },
  china: { degree: [9], course: [9, 3] },
}
