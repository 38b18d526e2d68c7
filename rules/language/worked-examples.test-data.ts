import { ielts, olderTef, pte, tcf, tef } from '../results.test-data.ts'
import type { LanguageResult, Levels } from './language.ts'

/** Worked outside this code by a calculator in another language and by a second evaluator; several repeat published examples. */
export const WORKED_EXAMPLES: { title: string; input: LanguageResult; expected: { levels: Levels; lowest: number } }[] =
  [
    {
      title: 'IELTS: the gap in listening',
      input: ielts(7, 6.5, 6.5, 6),
      expected: { levels: { listening: 7, reading: 8, writing: 8, speaking: 7 }, lowest: 7 },
    },
    {
      title: 'IELTS: CLB 5 minimums',
      input: ielts(5, 4, 5, 5),
      expected: { levels: { listening: 5, reading: 5, writing: 5, speaking: 5 }, lowest: 5 },
    },
    {
      title: 'PTE Core: one point under each CLB 9',
      input: pte(81, 77, 87, 83),
      expected: { levels: { listening: 8, reading: 8, writing: 8, speaking: 8 }, lowest: 8 },
    },
    {
      title: 'TEF Canada on the scale of 2023: NCLC 7 exactly',
      input: tef(434, 434, 428, 456),
      expected: { levels: { listening: 7, reading: 7, writing: 7, speaking: 7 }, lowest: 7 },
    },
    {
      title: 'TEF Canada on the older scale: NCLC 7 exactly',
      input: olderTef(249, 207, 310, 310),
      expected: { levels: { listening: 7, reading: 7, writing: 7, speaking: 7 }, lowest: 7 },
    },
    {
      title: 'TCF Canada: mixed scales',
      input: tcf(502, 499, 10, 9),
      expected: { levels: { listening: 7, reading: 8, writing: 7, speaking: 6 }, lowest: 6 },
    },
  ]
