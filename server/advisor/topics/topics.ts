import { VALIDITY_TOPICS } from './documents-valid.ts'
import { FAMILY_TOPICS } from './family.ts'
import { FILE_TOPICS } from './file.ts'
import { FIRM_TOPICS } from './firm.ts'
import { MONEY_TOPICS } from './money.ts'
import { NOTE_TOPICS } from './notes/notes.ts'
import { MORE_TEST_TOPICS } from './notes/test-notes.ts'
import { OFFICE_TOPICS } from './office.ts'
import { OWN_FILE_TOPICS } from './own-file.ts'
import { TOLD_TOPICS } from './points/points.ts'
import { PROCESS_TOPICS } from './process.ts'
import { PROGRAM_TOPICS } from './programs.ts'
import { SCORE_TOPICS } from './score.ts'
import { STUDY_TOPICS } from './studies.ts'
import { TEST_TOPICS } from './tests.ts'
import type { Topic } from './topic.ts'
import { WORK_TOPICS } from './work-counts.ts'

export type { Topic } from './topic.ts'

export const TOPICS: readonly Topic[] = [
  ...SCORE_TOPICS,
  ...PROGRAM_TOPICS,
  ...MONEY_TOPICS,
  ...TEST_TOPICS,
  ...MORE_TEST_TOPICS,
  ...STUDY_TOPICS,
  ...FILE_TOPICS,
  ...OWN_FILE_TOPICS,
  ...VALIDITY_TOPICS,
  ...PROCESS_TOPICS,
  ...FAMILY_TOPICS,
  ...OFFICE_TOPICS,
  ...FIRM_TOPICS,
  ...WORK_TOPICS,
  ...NOTE_TOPICS,
  ...TOLD_TOPICS,
]
