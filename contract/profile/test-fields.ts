import { ABILITIES, TEF_SCALES, TEST_IDS } from '@rahnama/rules/language/language.ts'
import type { SimpleField } from '../long-form/long-form.ts'
import { saidHere } from './conditions.ts'

/** Results people have that federal programs do not take; they still help with studies. */
export const OTHER_TESTS = ['IELTS_ACADEMIC', 'TOEFL_IBT', 'PTE_ACADEMIC', 'DUOLINGO', 'DELF_DALF'] as const
export const TEST_OPTIONS = [...TEST_IDS, ...OTHER_TESTS] as const

const HIGHEST_SCORE = 699

/** One sitting of a language test. Its scores are held against the scale of the test by `checkTests`. */
export const testFields = [
  { name: 'test', kind: 'choice', options: TEST_OPTIONS },
  { name: 'takenOn', kind: 'date', earliest: '1990-01-01', latest: 'today' },
  { name: 'scale', kind: 'choice', options: TEF_SCALES, when: saidHere('test', 'TEF_CANADA') },
  ...ABILITIES.map((name) => ({ name, kind: 'number', min: 0, max: HIGHEST_SCORE, decimals: 1 }) as const),
  { name: 'overall', kind: 'number', min: 0, max: HIGHEST_SCORE, decimals: 1, optional: true },
] as const satisfies readonly SimpleField[]
