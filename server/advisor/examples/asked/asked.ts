import type { Asked } from './asked-lines.ts'
import { ASKED_ASSESSMENT } from './assessment.ts'
import { ASKED_FAMILY } from './family.ts'
import { ASKED_FILE } from './file.ts'
import { ASKED_HALVES } from './halves.ts'
import { ASKED_MONEY } from './money.ts'
import { ASKED_MORE_MONEY } from './more-money.ts'
import { ASKED_MORE_SCORE } from './more-score.ts'
import { ASKED_OFFICE } from './office.ts'
import { ASKED_PLAINLY } from './plainly.ts'
import { ASKED_PROGRAMS } from './programs.ts'
import { ASKED_SCORE } from './score.ts'
import { ASKED_STUDIES } from './studies.ts'
import { ASKED_TESTS } from './tests.ts'

/** Asked once in a trial, counted there, and learnt from afterwards. */
export const ASKED: readonly Asked[] = [
  ASKED_ASSESSMENT,
  ASKED_FAMILY,
  ASKED_FILE,
  ASKED_HALVES,
  ASKED_MONEY,
  ASKED_MORE_MONEY,
  ASKED_OFFICE,
  ASKED_PLAINLY,
  ASKED_PROGRAMS,
  ASKED_SCORE,
  ASKED_MORE_SCORE,
  ASKED_STUDIES,
  ASKED_TESTS,
]
