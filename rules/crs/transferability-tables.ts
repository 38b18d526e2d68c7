import type { Cell, Rung } from '../cell.ts'
import { cell, rung } from '../cell.ts'
import type { EducationLevel } from '../education.ts'
import type { Ladder } from '../ladder.ts'
import { ladder } from '../ladder.ts'

/** None, lower, upper. */
export type Tier = 0 | 1 | 2
type Row<T> = readonly [none: T, lower: T, upper: T]

/** Rows are tiers of the first factor of the pair, columns tiers of the second. */
export type PairTable = Row<Row<Cell<PairReason>>>
export type PairReason =
  | 'NO_POST_SECONDARY_CREDENTIAL'
  | 'NO_FOREIGN_WORK'
  | 'LOWEST_LEVEL_UNDER_7'
  | 'NO_CANADIAN_WORK'
  | `${Experience}_WITH_${Boost}`
type Experience =
  | 'ONE_CREDENTIAL'
  | 'ADVANCED_CREDENTIAL'
  | 'FOREIGN_WORK_1_OR_2_YEARS'
  | 'FOREIGN_WORK_3_YEARS_OR_MORE'
type Boost = 'LOWEST_LEVEL_7_OR_8' | 'LOWEST_LEVEL_9_OR_MORE' | 'CANADIAN_WORK_1_YEAR' | 'CANADIAN_WORK_2_YEARS_OR_MORE'

export type CertificateReason =
  | 'NO_CERTIFICATE'
  | 'CERTIFICATE_WITH_LOWEST_LEVEL_UNDER_5'
  | 'CERTIFICATE_WITH_LOWEST_LEVEL_5_OR_6'
  | 'CERTIFICATE_WITH_LOWEST_LEVEL_7_OR_MORE'

const none = (reason: PairReason): Row<Cell<PairReason>> => [cell(reason, 0), cell(reason, 0), cell(reason, 0)]
const tier = (min: number, value: Tier) => ({ min, value })

const EDUCATION_AND_LANGUAGE: PairTable = [
  none('NO_POST_SECONDARY_CREDENTIAL'),
  [
    cell('LOWEST_LEVEL_UNDER_7', 0),
    cell('ONE_CREDENTIAL_WITH_LOWEST_LEVEL_7_OR_8', 13),
    cell('ONE_CREDENTIAL_WITH_LOWEST_LEVEL_9_OR_MORE', 25),
  ],
  [
    cell('LOWEST_LEVEL_UNDER_7', 0),
    cell('ADVANCED_CREDENTIAL_WITH_LOWEST_LEVEL_7_OR_8', 25),
    cell('ADVANCED_CREDENTIAL_WITH_LOWEST_LEVEL_9_OR_MORE', 50),
  ],
]

const EDUCATION_AND_CANADIAN_WORK: PairTable = [
  none('NO_POST_SECONDARY_CREDENTIAL'),
  [
    cell('NO_CANADIAN_WORK', 0),
    cell('ONE_CREDENTIAL_WITH_CANADIAN_WORK_1_YEAR', 13),
    cell('ONE_CREDENTIAL_WITH_CANADIAN_WORK_2_YEARS_OR_MORE', 25),
  ],
  [
    cell('NO_CANADIAN_WORK', 0),
    cell('ADVANCED_CREDENTIAL_WITH_CANADIAN_WORK_1_YEAR', 25),
    cell('ADVANCED_CREDENTIAL_WITH_CANADIAN_WORK_2_YEARS_OR_MORE', 50),
  ],
]

const FOREIGN_WORK_AND_LANGUAGE: PairTable = [
  none('NO_FOREIGN_WORK'),
  [
    cell('LOWEST_LEVEL_UNDER_7', 0),
    cell('FOREIGN_WORK_1_OR_2_YEARS_WITH_LOWEST_LEVEL_7_OR_8', 13),
    cell('FOREIGN_WORK_1_OR_2_YEARS_WITH_LOWEST_LEVEL_9_OR_MORE', 25),
  ],
  [
    cell('LOWEST_LEVEL_UNDER_7', 0),
    cell('FOREIGN_WORK_3_YEARS_OR_MORE_WITH_LOWEST_LEVEL_7_OR_8', 25),
    cell('FOREIGN_WORK_3_YEARS_OR_MORE_WITH_LOWEST_LEVEL_9_OR_MORE', 50),
  ],
]

const FOREIGN_WORK_AND_CANADIAN_WORK: PairTable = [
  none('NO_FOREIGN_WORK'),
  [
    cell('NO_CANADIAN_WORK', 0),
    cell('FOREIGN_WORK_1_OR_2_YEARS_WITH_CANADIAN_WORK_1_YEAR', 13),
    cell('FOREIGN_WORK_1_OR_2_YEARS_WITH_CANADIAN_WORK_2_YEARS_OR_MORE', 25),
  ],
  [
    cell('NO_CANADIAN_WORK', 0),
    cell('FOREIGN_WORK_3_YEARS_OR_MORE_WITH_CANADIAN_WORK_1_YEAR', 25),
    cell('FOREIGN_WORK_3_YEARS_OR_MORE_WITH_CANADIAN_WORK_2_YEARS_OR_MORE', 50),
  ],
]

export type TransferabilityTables = {
  source: string
  credential: Record<EducationLevel, Tier>
  foreignWork: Ladder<{ value: Tier }>
  language: Ladder<{ value: Tier }>
  canadianWork: Ladder<{ value: Tier }>
  educationAndLanguage: PairTable
  educationAndCanadianWork: PairTable
  foreignWorkAndLanguage: PairTable
  foreignWorkAndCanadianWork: PairTable
  certificate: Ladder<Cell<CertificateReason>>
  maximum: Record<'cell' | 'educationPair' | 'foreignWorkPair' | 'certificate' | 'total', number>
}

export const TRANSFERABILITY_2015: TransferabilityTables = {
  source: 'IRCC, CRS criteria, C. skill transferability factors',
  // A bachelor's degree alone stays in the lower tier; the instructions of 2016-11-19 name what the upper one takes.
  credential: {
    less_than_secondary: 0,
    secondary: 0,
    one_year: 1,
    two_year: 1,
    bachelor_or_three_year: 1,
    two_or_more: 2,
    masters_or_professional: 2,
    doctoral: 2,
  },
  foreignWork: ladder(tier(0, 0), tier(1, 1), tier(3, 2)),
  language: ladder(tier(0, 0), tier(7, 1), tier(9, 2)),
  canadianWork: ladder(tier(0, 0), tier(1, 1), tier(2, 2)),
  educationAndLanguage: EDUCATION_AND_LANGUAGE,
  educationAndCanadianWork: EDUCATION_AND_CANADIAN_WORK,
  foreignWorkAndLanguage: FOREIGN_WORK_AND_LANGUAGE,
  foreignWorkAndCanadianWork: FOREIGN_WORK_AND_CANADIAN_WORK,
  certificate: ladder<Rung<CertificateReason>>(
    rung(0, 'CERTIFICATE_WITH_LOWEST_LEVEL_UNDER_5', 0),
    rung(5, 'CERTIFICATE_WITH_LOWEST_LEVEL_5_OR_6', 25),
    rung(7, 'CERTIFICATE_WITH_LOWEST_LEVEL_7_OR_MORE', 50),
  ),
  maximum: { cell: 50, educationPair: 50, foreignWorkPair: 50, certificate: 50, total: 100 },
}
