import type { Dialog } from './dialog.test-data.ts'
import { ON_DOCUMENTS } from './documents.test-data.ts'
import { ON_FAMILY } from './family.test-data.ts'
import { ON_MONEY } from './money.test-data.ts'
import { ON_OFFICE } from './office.test-data.ts'
import { ON_PROGRAMS } from './programs.test-data.ts'
import { ON_SCORE } from './score.test-data.ts'
import { ON_STUDY } from './study.test-data.ts'
import { ON_TESTS } from './tests.test-data.ts'

export type { Dialog }

/** By what they begin with. */
export const DIALOGS: Readonly<Record<string, readonly Dialog[]>> = {
  score: ON_SCORE,
  programs: ON_PROGRAMS,
  money: ON_MONEY,
  tests: ON_TESTS,
  documents: ON_DOCUMENTS,
  family: ON_FAMILY,
  study: ON_STUDY,
  office: ON_OFFICE,
}
