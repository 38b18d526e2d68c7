import type { Examples } from '../examples.ts'
import { FAMILY } from './family.ts'
import { FILE_1 } from './file-1.ts'
import { FILE_2 } from './file-2.ts'
import { FILE_3 } from './file-3.ts'
import { FIRM } from './firm.ts'
import { MONEY } from './money.ts'
import { PROGRAMS_1 } from './programs-1.ts'
import { PROGRAMS_2 } from './programs-2.ts'
import { SCORE_1 } from './score-1.ts'
import { SCORE_2 } from './score-2.ts'
import { SCORE_3 } from './score-3.ts'
import { SITE } from './site.ts'
import { STUDIES_1 } from './studies-1.ts'
import { STUDIES_2 } from './studies-2.ts'
import { TESTS } from './tests.ts'

/** Narrow topics: often the second half of a question, or said of where somebody stands. */
export const NARROW: readonly Examples[] = [
  FAMILY,
  FILE_1,
  FILE_2,
  FILE_3,
  FIRM,
  MONEY,
  PROGRAMS_1,
  PROGRAMS_2,
  SCORE_1,
  SCORE_2,
  SCORE_3,
  SITE,
  STUDIES_1,
  STUDIES_2,
  TESTS,
]
