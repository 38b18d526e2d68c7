import type { ExampleBank } from '../understand/understand.ts'
import { FAMILY_EXAMPLES } from './family.ts'
import { FILE_EXAMPLES } from './file.ts'
import { MONEY_EXAMPLES } from './money.ts'
import { NOT_OURS } from './not-ours.ts'
import { PROGRAM_EXAMPLES } from './programs.ts'
import { ROUND_EXAMPLES } from './rounds.ts'
import { SCORE_EXAMPLES } from './score.ts'
import { STUDY_EXAMPLES } from './studies.ts'
import { TEST_EXAMPLES } from './tests.ts'

/** By topic, ways in which people ask for it: a line each, in English, Persian and Persian in Latin letters. */
export type Examples = Readonly<Record<string, string>>

const ALL: Examples = {
  ...SCORE_EXAMPLES,
  ...ROUND_EXAMPLES,
  ...PROGRAM_EXAMPLES,
  ...FAMILY_EXAMPLES,
  ...MONEY_EXAMPLES,
  ...TEST_EXAMPLES,
  ...STUDY_EXAMPLES,
  ...FILE_EXAMPLES,
}

const linesOf = (lines: string) => lines.trim().split('\n')

export const EXAMPLES: ExampleBank = {
  byTopic: new Map(Object.entries(ALL).map(([topic, lines]) => [topic, linesOf(lines)])),
  notOurs: NOT_OURS,
}
