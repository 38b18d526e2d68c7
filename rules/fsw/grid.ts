import type { Cell, Rung } from '../cell.ts'
import { cell, rung } from '../cell.ts'
import type { Dated } from '../dated.ts'
import type { EducationLevel } from '../education.ts'
import type { Ladder } from '../ladder.ts'
import { ladder } from '../ladder.ts'
import type { AdaptabilityClaim } from './input.ts'

export type FirstLanguageReason = 'LEVEL_UNDER_7' | 'LEVEL_7' | 'LEVEL_8' | 'LEVEL_9_OR_MORE'
export type EducationReason = `EDUCATION_${Uppercase<EducationLevel>}`
export type ExperienceReason =
  | 'WORK_UNDER_1_YEAR'
  | 'WORK_1_YEAR'
  | 'WORK_2_OR_3_YEARS'
  | 'WORK_4_OR_5_YEARS'
  | 'WORK_6_YEARS_OR_MORE'
export type AgeReason =
  | 'AGE_UNDER_18'
  | 'AGE_18_TO_35'
  | 'AGE_47_OR_MORE'
  | `AGE_${36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46}`

export type Grid = {
  id: string
  firstLanguage: Ladder<Cell<FirstLanguageReason>>
  secondLanguage: { level: number; points: number }
  education: Record<EducationLevel, Cell<EducationReason>>
  experience: Ladder<Cell<ExperienceReason>>
  age: Ladder<Cell<AgeReason>>
  arrangedEmployment: number
  adaptability: Record<AdaptabilityClaim | 'arrangedEmployment', number>
  maximum: Record<FswFactor, number>
  passMark: number
  minimum: { languageLevel: number; workYears: number }
}

export const FSW_FACTORS = [
  'firstLanguage',
  'secondLanguage',
  'education',
  'experience',
  'age',
  'arrangedEmployment',
  'adaptability',
] as const
export type FswFactor = (typeof FSW_FACTORS)[number]

const SOURCE = 'Immigration and Refugee Protection Regulations, SOR/2002-227'

/** The section of the Regulations behind each factor. */
export const SOURCES: Record<FswFactor, string> = {
  firstLanguage: `${SOURCE}, section 79`,
  secondLanguage: `${SOURCE}, section 79`,
  education: `${SOURCE}, section 78`,
  experience: `${SOURCE}, section 80`,
  age: `${SOURCE}, section 81`,
  arrangedEmployment: `${SOURCE}, section 82`,
  adaptability: `${SOURCE}, section 83`,
}

const GRID_2013: Grid = {
  id: '2013-05-04',
  firstLanguage: ladder<Rung<FirstLanguageReason>>(
    rung(0, 'LEVEL_UNDER_7', 0),
    rung(7, 'LEVEL_7', 4),
    rung(8, 'LEVEL_8', 5),
    rung(9, 'LEVEL_9_OR_MORE', 6),
  ),
  secondLanguage: { level: 5, points: 4 },
  education: {
    less_than_secondary: cell('EDUCATION_LESS_THAN_SECONDARY', 0),
    secondary: cell('EDUCATION_SECONDARY', 5),
    one_year: cell('EDUCATION_ONE_YEAR', 15),
    two_year: cell('EDUCATION_TWO_YEAR', 19),
    bachelor_or_three_year: cell('EDUCATION_BACHELOR_OR_THREE_YEAR', 21),
    two_or_more: cell('EDUCATION_TWO_OR_MORE', 22),
    masters_or_professional: cell('EDUCATION_MASTERS_OR_PROFESSIONAL', 23),
    doctoral: cell('EDUCATION_DOCTORAL', 25),
  },
  experience: ladder<Rung<ExperienceReason>>(
    rung(0, 'WORK_UNDER_1_YEAR', 0),
    rung(1, 'WORK_1_YEAR', 9),
    rung(2, 'WORK_2_OR_3_YEARS', 11),
    rung(4, 'WORK_4_OR_5_YEARS', 13),
    rung(6, 'WORK_6_YEARS_OR_MORE', 15),
  ),
  age: ladder<Rung<AgeReason>>(
    rung(0, 'AGE_UNDER_18', 0),
    rung(18, 'AGE_18_TO_35', 12),
    rung(36, 'AGE_36', 11),
    rung(37, 'AGE_37', 10),
    rung(38, 'AGE_38', 9),
    rung(39, 'AGE_39', 8),
    rung(40, 'AGE_40', 7),
    rung(41, 'AGE_41', 6),
    rung(42, 'AGE_42', 5),
    rung(43, 'AGE_43', 4),
    rung(44, 'AGE_44', 3),
    rung(45, 'AGE_45', 2),
    rung(46, 'AGE_46', 1),
    rung(47, 'AGE_47_OR_MORE', 0),
  ),
  arrangedEmployment: 10,
  adaptability: {
    applicantCanadianWork: 10,
    applicantCanadianStudy: 5,
    spouseLanguageClb4: 5,
    spouseCanadianStudy: 5,
    spouseCanadianWork: 5,
    relativeInCanada: 5,
    arrangedEmployment: 5,
  },
  maximum: {
    firstLanguage: 24,
    secondLanguage: 4,
    education: 25,
    experience: 15,
    age: 12,
    arrangedEmployment: 10,
    adaptability: 10,
  },
  passMark: 67,
  minimum: { languageLevel: 7, workYears: 1 },
}

export const GRIDS: readonly [Dated<Grid>, ...Dated<Grid>[]] = [
  { from: GRID_2013.id, source: `${SOURCE}, sections 75 to 83`, value: GRID_2013 },
]
