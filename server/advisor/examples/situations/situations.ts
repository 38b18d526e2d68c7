import type { Examples } from '../examples.ts'
import { FAMILY_1 } from './family-1.ts'
import { FAMILY_2 } from './family-2.ts'
import { FILE_1 } from './file-1.ts'
import { FILE_2 } from './file-2.ts'
import { FILE_3 } from './file-3.ts'
import { MONEY_1 } from './money-1.ts'
import { MONEY_2 } from './money-2.ts'
import { MONEY_3 } from './money-3.ts'
import { PROGRAMS_1 } from './programs-1.ts'
import { PROGRAMS_2 } from './programs-2.ts'
import { PROGRAMS_3 } from './programs-3.ts'
import { PROGRAMS_4 } from './programs-4.ts'
import { SCORE_1 } from './score-1.ts'
import { SCORE_2 } from './score-2.ts'
import { SCORE_3 } from './score-3.ts'
import { SCORE_4 } from './score-4.ts'
import { SCORE_5 } from './score-5.ts'
import { STUDIES_1 } from './studies-1.ts'
import { STUDIES_2 } from './studies-2.ts'
import { TESTS_1 } from './tests-1.ts'
import { TESTS_2 } from './tests-2.ts'
import { TESTS_3 } from './tests-3.ts'

/** Where people stand first, and what they ask somewhere in it. */
export const SITUATIONS: readonly Examples[] = [
  FAMILY_1,
  FAMILY_2,
  FILE_1,
  FILE_2,
  FILE_3,
  MONEY_1,
  MONEY_2,
  MONEY_3,
  PROGRAMS_1,
  PROGRAMS_2,
  PROGRAMS_3,
  PROGRAMS_4,
  SCORE_1,
  SCORE_2,
  SCORE_3,
  SCORE_4,
  SCORE_5,
  STUDIES_1,
  STUDIES_2,
  TESTS_1,
  TESTS_2,
  TESTS_3,
]
