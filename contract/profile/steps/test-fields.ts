import { ABILITIES, TEF_SCALES, TEST_IDS } from '@rahnama/rules/language/language.ts'
import type { SimpleField } from '../../long-form/long-form.ts'
import { saidHere } from '../conditions.ts'

/** Results people have that federal programs do not take; they still help with studies. */
export const OTHER_TESTS = ['IELTS_ACADEMIC', 'TOEFL_IBT', 'PTE_ACADEMIC', 'DUOLINGO', 'DELF_DALF'] as const
export const TEST_OPTIONS = [...TEST_IDS, ...OTHER_TESTS] as const

const HIGHEST_SCORE = 699
/** More than any test gives: what is wrong with 7.25 is its step, and that is said where the test is known. */
const score = { kind: 'number', min: 0, max: HIGHEST_SCORE, decimals: 2 } as const

/** One sitting of a language test. Its scores are held against the scale of the test by `checkTests`. */
export const testFields = [
  { name: 'test', kind: 'choice', options: TEST_OPTIONS },
  { name: 'takenOn', kind: 'date', earliest: '1990-01-01', latest: 'today' },
  { name: 'scale', kind: 'choice', options: TEF_SCALES, when: saidHere('test', 'TEF_CANADA') },
  ...ABILITIES.map((name) => ({ name, ...score }) as const),
  { name: 'overall', ...score, optional: true },
] as const satisfies readonly SimpleField[]
