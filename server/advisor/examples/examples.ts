import type { ExampleBank } from '../understand/understand.ts'
import { ASKED } from './asked/asked.ts'
import { CHINA_EXAMPLES } from './china.ts'
import { DOCUMENT_EXAMPLES } from './documents.ts'
import { DUE_EXAMPLES } from './due.ts'
import { FAMILY_EXAMPLES } from './family.ts'
import { FILE_EXAMPLES } from './file.ts'
import { FIRM_EXAMPLES } from './firm.ts'
import { HARD_EXAMPLES } from './hard.ts'
import { MONEY_EXAMPLES } from './money.ts'
import { NARROW } from './narrow/narrow.ts'
import { NARROW_MISSES } from './narrow/near-misses.ts'
import { NEAR_MISSES } from './near-misses.ts'
import { NOT_OURS } from './not-ours.ts'
import { PROGRAM_NOTE_EXAMPLES } from './notes/programs.ts'
import { PROVINCE_NOTE_EXAMPLES } from './notes/provinces.ts'
import { ROUND_NOTE_EXAMPLES } from './notes/rounds.ts'
import { SCORE_NOTE_EXAMPLES } from './notes/score.ts'
import { OFFICE_EXAMPLES } from './office.ts'
import { PERMIT_EXAMPLES } from './permits.ts'
import { PROGRAM_EXAMPLES } from './programs.ts'
import { RESULT_EXAMPLES } from './results.ts'
import { ROUND_EXAMPLES } from './rounds.ts'
import { SCORE_EXAMPLES } from './score.ts'
import { SITUATIONS } from './situations/situations.ts'
import { STUDY_EXAMPLES } from './studies.ts'
import { TEST_EXAMPLES } from './tests.ts'
import { COUNTING_EXAMPLES } from './what-counts.ts'

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
  FIRM_EXAMPLES,
  COUNTING_EXAMPLES,
  CHINA_EXAMPLES,
  DUE_EXAMPLES,
  OFFICE_EXAMPLES,
  DOCUMENT_EXAMPLES,
  PERMIT_EXAMPLES,
  RESULT_EXAMPLES,
  SCORE_NOTE_EXAMPLES,
  ROUND_NOTE_EXAMPLES,
  PROGRAM_NOTE_EXAMPLES,
  PROVINCE_NOTE_EXAMPLES,
]

const linesOf = (lines: string) => lines.trim().split('\n')

function byTopic(all: readonly Examples[]): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  for (const [topic, each] of all.flatMap(Object.entries<string>))
    lines.set(topic, [...(lines.get(topic) ?? []), ...linesOf(each)])
  return lines
}

export const EXAMPLES: ExampleBank = {
  byTopic: byTopic([...WRITTEN, ...ASKED, ...SITUATIONS, ...NARROW]),
  notOurs: [...NOT_OURS, ...NEAR_MISSES, ...NARROW_MISSES],
  hard: byTopic([HARD_EXAMPLES]),
}
