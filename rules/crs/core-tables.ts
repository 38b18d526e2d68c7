import type { Cell } from '../cell.ts'
import { cell, rung } from '../cell.ts'
import type { EducationLevel } from '../education.ts'
import type { Ladder } from '../ladder.ts'
import { ladder } from '../ladder.ts'

type Points = readonly [withoutSpouse: number, withSpouse: number]
type Row<Reason> = readonly [min: number, reason: Reason, ...Points]
type Rows<Reason> = readonly [Row<Reason>, ...Row<Reason>[]]

const AGE: Rows<AgeReason> = [
  [0, 'AGE_UNDER_18', 0, 0],
  [18, 'AGE_18', 99, 90],
  [19, 'AGE_19', 105, 95],
  [20, 'AGE_20_TO_29', 110, 100],
  [30, 'AGE_30', 105, 95],
  [31, 'AGE_31', 99, 90],
  [32, 'AGE_32', 94, 85],
  [33, 'AGE_33', 88, 80],
  [34, 'AGE_34', 83, 75],
  [35, 'AGE_35', 77, 70],
  [36, 'AGE_36', 72, 65],
  [37, 'AGE_37', 66, 60],
  [38, 'AGE_38', 61, 55],
  [39, 'AGE_39', 55, 50],
  [40, 'AGE_40', 50, 45],
  [41, 'AGE_41', 39, 35],
  [42, 'AGE_42', 28, 25],
  [43, 'AGE_43', 17, 15],
  [44, 'AGE_44', 6, 5],
  [45, 'AGE_45_OR_MORE', 0, 0],
]
export type AgeReason =
  | 'AGE_UNDER_18'
  | 'AGE_20_TO_29'
  | 'AGE_45_OR_MORE'
  | `AGE_${18 | 19 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44}`

const EDUCATION: Record<EducationLevel, readonly [EducationReason, ...Points]> = {
  less_than_secondary: ['EDUCATION_LESS_THAN_SECONDARY', 0, 0],
  secondary: ['EDUCATION_SECONDARY', 30, 28],
  one_year: ['EDUCATION_ONE_YEAR', 90, 84],
  two_year: ['EDUCATION_TWO_YEAR', 98, 91],
  bachelor_or_three_year: ['EDUCATION_BACHELOR_OR_THREE_YEAR', 120, 112],
  two_or_more: ['EDUCATION_TWO_OR_MORE', 128, 119],
  masters_or_professional: ['EDUCATION_MASTERS_OR_PROFESSIONAL', 135, 126],
  doctoral: ['EDUCATION_DOCTORAL', 150, 140],
}
export type EducationReason = `EDUCATION_${Uppercase<EducationLevel>}`

const FIRST_LANGUAGE: Rows<FirstLanguageReason> = [
  [0, 'LEVEL_UNDER_4', 0, 0],
  [4, 'LEVEL_4_OR_5', 6, 6],
  [6, 'LEVEL_6', 9, 8],
  [7, 'LEVEL_7', 17, 16],
  [8, 'LEVEL_8', 23, 22],
  [9, 'LEVEL_9', 31, 29],
  [10, 'LEVEL_10_OR_MORE', 34, 32],
]
export type FirstLanguageReason =
  | 'LEVEL_UNDER_4'
  | 'LEVEL_4_OR_5'
  | 'LEVEL_6'
  | 'LEVEL_7'
  | 'LEVEL_8'
  | 'LEVEL_9'
  | 'LEVEL_10_OR_MORE'

const SECOND_LANGUAGE: Rows<SecondLanguageReason> = [
  [0, 'LEVEL_UNDER_5', 0, 0],
  [5, 'LEVEL_5_OR_6', 1, 1],
  [7, 'LEVEL_7_OR_8', 3, 3],
  [9, 'LEVEL_9_OR_MORE', 6, 6],
]
export type SecondLanguageReason = 'LEVEL_UNDER_5' | 'LEVEL_5_OR_6' | 'LEVEL_7_OR_8' | 'LEVEL_9_OR_MORE'

const CANADIAN_WORK: Rows<CanadianWorkReason> = [
  [0, 'CANADIAN_WORK_UNDER_1_YEAR', 0, 0],
  [1, 'CANADIAN_WORK_1_YEAR', 40, 35],
  [2, 'CANADIAN_WORK_2_YEARS', 53, 46],
  [3, 'CANADIAN_WORK_3_YEARS', 64, 56],
  [4, 'CANADIAN_WORK_4_YEARS', 72, 63],
  [5, 'CANADIAN_WORK_5_YEARS_OR_MORE', 80, 70],
]
export type CanadianWorkReason =
  | 'CANADIAN_WORK_UNDER_1_YEAR'
  | 'CANADIAN_WORK_1_YEAR'
  | 'CANADIAN_WORK_2_YEARS'
  | 'CANADIAN_WORK_3_YEARS'
  | 'CANADIAN_WORK_4_YEARS'
  | 'CANADIAN_WORK_5_YEARS_OR_MORE'

export type CoreTables = {
  source: string
  age: Ladder<Cell<AgeReason>>
  education: Record<EducationLevel, Cell<EducationReason>>
  firstLanguage: Ladder<Cell<FirstLanguageReason>>
  secondLanguage: Ladder<Cell<SecondLanguageReason>>
  canadianWork: Ladder<Cell<CanadianWorkReason>>
  maximum: Record<'age' | 'education' | 'firstLanguage' | 'secondLanguage' | 'canadianWork', number>
}

const SOURCE = 'IRCC, CRS criteria, A. core / human capital factors'

export const CORE_2015: Record<'withoutSpouse' | 'withSpouse', CoreTables> = {
  withoutSpouse: {
    source: SOURCE,
    ...inColumn(0),
    maximum: { age: 110, education: 150, firstLanguage: 136, secondLanguage: 24, canadianWork: 80 },
  },
  withSpouse: {
    source: SOURCE,
    ...inColumn(1),
    // Four times 6 is 24 here too; only capped at 22 does the column add up to its 460.
    maximum: { age: 100, education: 140, firstLanguage: 128, secondLanguage: 22, canadianWork: 70 },
  },
}

function inColumn(column: 0 | 1): Omit<CoreTables, 'source' | 'maximum'> {
  const pick = <R extends string>([min, reason, ...points]: Row<R>) => rung(min, reason, points[column])
  const climb = <R extends string>([first, ...rest]: Rows<R>) => ladder(pick(first), ...rest.map(pick))
  const level = ([reason, ...points]: (typeof EDUCATION)[EducationLevel]) => cell(reason, points[column])
  return {
    age: climb(AGE),
    education: {
      less_than_secondary: level(EDUCATION.less_than_secondary),
      secondary: level(EDUCATION.secondary),
      one_year: level(EDUCATION.one_year),
      two_year: level(EDUCATION.two_year),
      bachelor_or_three_year: level(EDUCATION.bachelor_or_three_year),
      two_or_more: level(EDUCATION.two_or_more),
      masters_or_professional: level(EDUCATION.masters_or_professional),
      doctoral: level(EDUCATION.doctoral),
    },
    firstLanguage: climb(FIRST_LANGUAGE),
    secondLanguage: climb(SECOND_LANGUAGE),
    canadianWork: climb(CANADIAN_WORK),
  }
}
