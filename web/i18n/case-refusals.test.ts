import { expect, test } from 'vitest'
import { caseFile as enCase } from './en/case-file.ts'
import { verification as enVerification } from './en/verification.ts'
import { caseFile as faCase } from './fa/case-file.ts'
import { verification as faVerification } from './fa/verification.ts'

/** Each refusal at the desk, as both languages say it. */
const SENTENCES: readonly [string, string, string][] = [
  ['a case that is over', enCase.failures.gone, faCase.failures.gone],
  ['a case that a colleague changed', enCase.failures.conflict, faCase.failures.conflict],
  ['a case of a colleague', enCase.failures.notAllowed, faCase.failures.notAllowed],
  ['a move the table does not allow', enCase.failures.notAMove, faCase.failures.notAMove],
  ['a claim that came second', enCase.owner.taken('Sara'), faCase.owner.taken('Sara')],
  ['a file that was replaced', enVerification.newer.body, faVerification.newer.body],
  ['a document somebody else decided', enVerification.failures.decidedByOther, faVerification.failures.decidedByOther],
  ['a document of a closed case', enVerification.failures.closed, faVerification.failures.closed],
]

test.each(SENTENCES)('%s has a sentence of its own in each language', (_, en, fa) => {
  expect(en).toMatch(/^[A-Z].*\.$/)
  expect(fa).toMatch(/[آ-ی].*\.$/)
})

test('no two refusals are said alike', () => {
  const all = SENTENCES.flatMap(([, en, fa]) => [en, fa])
  expect(new Set(all).size).toBe(all.length)
})
