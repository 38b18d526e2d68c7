import type { ExampleBank } from '../understand/understand.ts'
import { ASKED_ABOUT_MONEY } from './asked-about-money.ts'
import { ASKED_ABOUT_PROGRAMS } from './asked-about-programs.ts'
import { ASKED_ABOUT_SCORE } from './asked-about-score.ts'
import { ASKED_ABOUT_THE_REST } from './asked-about-the-rest.ts'
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

const WRITTEN: readonly Examples[] = [
  SCORE_EXAMPLES,
  ROUND_EXAMPLES,
  PROGRAM_EXAMPLES,
  FAMILY_EXAMPLES,
  MONEY_EXAMPLES,
  TEST_EXAMPLES,
  STUDY_EXAMPLES,
  FILE_EXAMPLES,
]

/** Asked once in a trial, counted there, and learnt from afterwards. */
const ASKED: readonly Examples[] = [ASKED_ABOUT_SCORE, ASKED_ABOUT_PROGRAMS, ASKED_ABOUT_MONEY, ASKED_ABOUT_THE_REST]

const linesOf = (lines: string) => lines.trim().split('\n')

function byTopic(all: readonly Examples[]): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  for (const [topic, each] of all.flatMap(Object.entries<string>))
    lines.set(topic, [...(lines.get(topic) ?? []), ...linesOf(each)])
  return lines
}

export const EXAMPLES: ExampleBank = { byTopic: byTopic([...WRITTEN, ...ASKED]), notOurs: NOT_OURS }
