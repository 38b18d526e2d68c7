import { FAMILY_TOPICS } from './family/family.ts'
import { HOUSEHOLD_TOPICS } from './family/household.ts'
import { CHECK_TOPICS } from './file/checks.ts'
import { VALIDITY_TOPICS } from './file/documents-valid.ts'
import { FILE_TOPICS } from './file/file.ts'
import { OWN_FILE_TOPICS } from './file/own-file.ts'
import { REFERENCE_TOPICS } from './file/reference.ts'
import { UPLOAD_TOPICS } from './file/uploading.ts'
import { MONEY_TOPICS } from './money/money.ts'
import { OWN_FUNDS_TOPICS } from './money/own-funds.ts'
import { NOTE_TOPICS } from './notes/notes.ts'
import { FIRM_TOPICS } from './office/firm.ts'
import { OFFICE_TOPICS } from './office/office.ts'
import { PORTAL_TOPICS } from './office/portal.ts'
import { CHOICE_TOPICS } from './programs/choices.ts'
import { LIFE_TOPICS } from './programs/life-events.ts'
import { OCCUPATION_TOPICS } from './programs/occupations.ts'
import { OFFERED_TOPICS } from './programs/offered.ts'
import { PROCESS_TOPICS } from './programs/process.ts'
import { PROGRAM_TOPICS } from './programs/programs.ts'
import { STUDY_TOPICS } from './programs/studies.ts'
import { TOLD_TOPICS } from './score/points.ts'
import { SCORE_TOPICS } from './score/score.ts'
import { WORK_TOPICS } from './score/work-counts.ts'
import { MY_LEVEL_TOPICS } from './tests/my-level.ts'
import { MORE_TEST_TOPICS } from './tests/test-notes.ts'
import { TEST_TOPICS } from './tests/tests.ts'
import type { Topic } from './topic.ts'

export type { Topic } from './topic.ts'

export const TOPICS: readonly Topic[] = [
  ...SCORE_TOPICS,
  ...PROGRAM_TOPICS,
  ...CHOICE_TOPICS,
  ...OCCUPATION_TOPICS,
  ...OFFERED_TOPICS,
  ...MONEY_TOPICS,
  ...OWN_FUNDS_TOPICS,
  ...TEST_TOPICS,
  ...MORE_TEST_TOPICS,
  ...MY_LEVEL_TOPICS,
  ...STUDY_TOPICS,
  ...FILE_TOPICS,
  ...OWN_FILE_TOPICS,
  ...REFERENCE_TOPICS,
  ...VALIDITY_TOPICS,
  ...CHECK_TOPICS,
  ...UPLOAD_TOPICS,
  ...PROCESS_TOPICS,
  ...LIFE_TOPICS,
  ...FAMILY_TOPICS,
  ...HOUSEHOLD_TOPICS,
  ...OFFICE_TOPICS,
  ...FIRM_TOPICS,
  ...PORTAL_TOPICS,
  ...WORK_TOPICS,
  ...NOTE_TOPICS,
  ...TOLD_TOPICS,
]
