import { type Dated, type IsoDate, inForce, valueOn } from '../dated.ts'
import { addDays } from '../dates.ts'
import { fundsNeeded, STUDY_FUNDS, thresholdsOn } from '../programs/programs.ts'
import {
  CHINA_INSURANCE,
  COURSE_TUITION,
  CSC_SOURCE,
  CSC_STIPEND_CNY,
  ENGLISH_ASKED,
  INTAKE_MONTHS,
  LEADS,
  STEPS,
  type StudyCountry,
  type StudyLevel,
  type StudyStep,
  TUITION,
} from './facts.ts'

export { CSC_STIPEND_CNY, ENGLISH_ASKED } from './facts.ts'

export type StudyWish = {
  country: StudyCountry
  /** Undefined while the person does not know. */
  level: StudyLevel | undefined
  /** A course of Chinese instead of a degree. */
  isCourse: boolean
  isMedical: boolean
  taughtIn: 'english' | 'chinese' | undefined
  age: number | undefined
  wantsScholarship: boolean
}

type Sum = { low: number; high: number; currency: 'CAD' | 'CNY'; source: string }

export type StudyPlan = {
  /** Classes begin in this month. */
  intake: IsoDate
  /** What to have done by when, the soonest first; what should have been done is late. */
  steps: { step: StudyStep; by: IsoDate; isLate: boolean }[]
  stepsSource: string
  costs: { what: 'tuition' | 'living' | 'insurance'; sum: Sum | null }[]
  scholarships: Scholarship[]
  language: LanguageAsked | null
}

export type Scholarship = {
  name: 'CSC' | 'school' | 'province' | 'languageTeachers'
  /** Whether this person may apply, as far as their answers tell. */
  standing: 'may' | 'tooOld' | 'ask'
  ageUnder: number | null
  /** A month, beside tuition and a room. */
  stipendCny: number | null
  source: string | null
}

/** What a program usually asks for at entry; schools differ, and say so. */
export type LanguageAsked = { test: 'IELTS'; from: number; to: number } | { test: 'HSK'; level: number; score: number }

/** The way from today to the first class, by what this person wants. */
export function studyPlan(wish: StudyWish, on: IsoDate): StudyPlan {
  const steps = stepsOf(wish)
  const intake = intakeOf(wish, steps, on)
  const { days, source } = LEADS[wish.country]
  return {
    intake,
    steps: steps.map((step) => {
      const by = addDays(intake, -(days[step] ?? 0))
      return { step, by, isLate: by < on }
    }),
    stepsSource: source,
    costs: costsOf(wish, on),
    scholarships: wish.wantsScholarship ? scholarshipsOf(wish, on) : [],
    language: languageAsked(wish, on),
  }
}

function stepsOf({ country, level, isCourse, wantsScholarship }: StudyWish): StudyStep[] {
  if (country === 'canada') {
    // Since 2026 a master's or doctoral student at a public institution needs no attestation of the province.
    return STEPS.canada.filter((step) => step !== 'attestation' || level === 'bachelor' || level === undefined)
  }
  return STEPS.china.filter(
    (step) =>
      !(isCourse && (step === 'languageTest' || step === 'csca')) &&
      (wantsScholarship || (step !== 'scholarship' && step !== 'csca')) &&
      (step !== 'csca' || level === 'bachelor' || level === undefined),
  )
}

/** The next beginning of classes for which the application itself is not too late. */
function intakeOf(
  { country, isCourse, wantsScholarship }: StudyWish,
  steps: readonly StudyStep[],
  on: IsoDate,
): IsoDate {
  const months = INTAKE_MONTHS[country][isCourse ? 'course' : 'degree']
  const deciding = wantsScholarship && steps.includes('scholarship') ? 'scholarship' : 'apply'
  const lead = LEADS[country].days[deciding] ?? 0
  const year = Number(on.slice(0, 4))
  const starts = [year, year + 1, year + 2]
    .flatMap((each) => months.map((month) => `${each}-${String(month).padStart(2, '0')}-01`))
    .toSorted()
  return starts.find((start) => addDays(start, -lead) >= on) ?? `${year + 2}-09-01`
}

function costsOf({ country, level, isCourse, isMedical }: StudyWish, on: IsoDate): StudyPlan['costs'] {
  const said = (entries: readonly [Dated<Omit<Sum, 'source'>>, ...Dated<Omit<Sum, 'source'>>[]]): Sum => ({
    ...valueOn(entries, on),
    source: entries[0].source,
  })
  const tuition = isCourse ? said(COURSE_TUITION) : level && !isMedical ? said(TUITION[country][level]) : null
  if (country === 'china') {
    return [
      { what: 'tuition', sum: tuition },
      { what: 'living', sum: null },
      { what: 'insurance', sum: said(CHINA_INSURANCE) },
    ]
  }
  const cad = fundsNeeded(STUDY_FUNDS, 1, on)
  const living: Sum | null =
    cad === undefined ? null : { low: cad, high: cad, currency: 'CAD', source: inForce(STUDY_FUNDS, on)?.source ?? '' }
  return [
    { what: 'tuition', sum: tuition },
    { what: 'living', sum: living },
  ]
}

function scholarshipsOf({ country, level, isCourse, age }: StudyWish, on: IsoDate): Scholarship[] {
  const ask = (name: Scholarship['name']): Scholarship => ({
    ...{ name, standing: 'ask', ageUnder: null, stipendCny: null, source: null },
  })
  if (country === 'canada') return [ask('school')]
  if (isCourse) return [ask('languageTeachers'), ask('school')]
  const ageUnder = level && scholarshipAges(on)[level]
  const csc: Scholarship = {
    name: 'CSC',
    standing: ageUnder === undefined || age === undefined ? 'ask' : age < ageUnder ? 'may' : 'tooOld',
    ageUnder: ageUnder ?? null,
    stipendCny: level ? CSC_STIPEND_CNY[level] : null,
    source: CSC_SOURCE,
  }
  return [csc, ask('school'), ask('province')]
}

/** Who applies for the scholarship of the Chinese government is younger than this. */
export function scholarshipAges(on: IsoDate): Record<StudyLevel, number> {
  const limits = thresholdsOn(on)
  return {
    bachelor: limits.chinaBachelorScholarshipUnder,
    master: limits.chinaMasterScholarshipUnder,
    phd: limits.chinaDoctoralScholarshipUnder,
  }
}

function languageAsked({ country, level, isCourse, taughtIn }: StudyWish, on: IsoDate): LanguageAsked | null {
  if (isCourse || !level) return null
  if (country === 'china' && taughtIn === 'chinese') {
    const { chinaHskLevel, chinaHskScore } = thresholdsOn(on)
    return { test: 'HSK', level: chinaHskLevel, score: chinaHskScore }
  }
  return country === 'china' && taughtIn === undefined ? null : { test: 'IELTS', ...ENGLISH_ASKED[country][level] }
}
