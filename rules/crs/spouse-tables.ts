import type { Cell, Rung } from '../cell.ts'
import { cell, rung } from '../cell.ts'
import type { EducationLevel } from '../education.ts'
import type { Ladder } from '../ladder.ts'
import { ladder } from '../ladder.ts'
import type { CanadianWorkReason, EducationReason, SecondLanguageReason } from './core-tables.ts'

export type SpouseTables = {
  source: string
  education: Record<EducationLevel, Cell<EducationReason>>
  language: Ladder<Cell<SecondLanguageReason>>
  canadianWork: Ladder<Cell<CanadianWorkReason>>
  maximum: Record<'education' | 'language' | 'canadianWork', number>
}

export const SPOUSE_2015: SpouseTables = {
  source: 'IRCC, CRS criteria, B. spouse or common-law partner factors',
  education: {
    less_than_secondary: cell('EDUCATION_LESS_THAN_SECONDARY', 0),
    secondary: cell('EDUCATION_SECONDARY', 2),
    one_year: cell('EDUCATION_ONE_YEAR', 6),
    two_year: cell('EDUCATION_TWO_YEAR', 7),
    bachelor_or_three_year: cell('EDUCATION_BACHELOR_OR_THREE_YEAR', 8),
    two_or_more: cell('EDUCATION_TWO_OR_MORE', 9),
    masters_or_professional: cell('EDUCATION_MASTERS_OR_PROFESSIONAL', 10),
    doctoral: cell('EDUCATION_DOCTORAL', 10),
  },
  language: ladder<Rung<SecondLanguageReason>>(
    rung(0, 'LEVEL_UNDER_5', 0),
    rung(5, 'LEVEL_5_OR_6', 1),
    rung(7, 'LEVEL_7_OR_8', 3),
    rung(9, 'LEVEL_9_OR_MORE', 5),
  ),
  canadianWork: ladder<Rung<CanadianWorkReason>>(
    rung(0, 'CANADIAN_WORK_UNDER_1_YEAR', 0),
    rung(1, 'CANADIAN_WORK_1_YEAR', 5),
    rung(2, 'CANADIAN_WORK_2_YEARS', 7),
    rung(3, 'CANADIAN_WORK_3_YEARS', 8),
    rung(4, 'CANADIAN_WORK_4_YEARS', 9),
    rung(5, 'CANADIAN_WORK_5_YEARS_OR_MORE', 10),
  ),
  maximum: { education: 10, language: 20, canadianWork: 10 },
}
