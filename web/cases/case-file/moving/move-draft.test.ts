import { ASKING_REASONS } from '@rahnama/contract/application-standings.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { expect, test } from 'vitest'
import { beginMove, blanksLeft, faultsOf, isEnding, sentenceOf, stagesFrom, whysAt } from './move-draft.ts'

const file = { version: 3, stage: 'filed', turn: 'government', reason: 'awaitsDecision', dueOn: null } as CaseFile
const draft = beginMove(file)

test('only stages the table allows are offered, staying first', () => {
  expect(stagesFrom('submitted')).toEqual(['inReview', 'needsMore', 'withdrawn'])
  expect(stagesFrom('filed')).toEqual(['filed', 'decided', 'withdrawn'])
  expect(stagesFrom('decided')).toEqual([])
})

test('each stage offers whose turn it can be and why', () => {
  expect(whysAt('decided')).toEqual([{ turn: 'nobody', reasons: ['approved', 'refused'] }])
})

test('a move that changes nothing and says nothing is not sent', () => {
  expect(faultsOf(draft, file)).toEqual(['nothing'])
  expect(faultsOf({ ...draft, dueOn: '2026-12-24' }, file)).toEqual([])
  expect(faultsOf({ ...draft, text: { en: 'Still waiting.', fa: 'هنوز منتظریم.' } }, file)).toEqual([])
})

test('a case that cannot stay where it is wants a stage before anything else, whatever is written', () => {
  const sent = { ...file, stage: 'submitted', turn: 'office', reason: 'awaitsReview', dueOn: '2026-11-20' } as CaseFile
  const begun = beginMove(sent)
  expect(begun).toMatchObject({ turn: '', reason: '', dueOn: '' })
  expect(faultsOf({ ...begun, text: { en: 'Hello.', fa: 'سلام.' } }, sent)).toEqual(['stage', 'why'])
})

test('a sentence in one language wants the other', () => {
  expect(faultsOf({ ...draft, text: { en: 'Still waiting.', fa: '' } }, file)).toEqual(['fa'])
})

test.each(ASKING_REASONS)('a move that asks for something (%s) says what', (reason) => {
  const stage = reason === 'moreAskedByGovernment' ? 'filed' : 'needsMore'
  const from = { ...file, ...(stage === 'needsMore' && { stage: 'inReview' }) } as CaseFile
  const asking = { ...draft, stage, turn: 'client', reason } as const
  expect(faultsOf(asking, from)).toEqual(['asks'])
  expect(faultsOf({ ...asking, text: { en: 'Please sign.', fa: 'لطفاً امضا کنید.' } }, from)).toEqual([])
  // It waits for the answer already: another day needs no new sentence.
  const waiting = { ...from, stage, turn: 'client', reason } as CaseFile
  expect(faultsOf({ ...asking, dueOn: '2026-12-24' }, waiting)).toEqual([])
})

test('a refusal wants its grounds and what we learnt', () => {
  const refusal = { ...draft, stage: 'decided', turn: 'nobody', reason: 'refused' } as const
  expect(faultsOf(refusal, file)).toEqual(['grounds', 'lesson'])
  expect(faultsOf({ ...refusal, grounds: ['funds'], lesson: 'Show six months of statements.' }, file)).toEqual([])
})

test('blanks are counted over both languages until they have words', () => {
  const text = { en: 'Come to {place} by {due}.', fa: 'تا {روز} بیایید.' }
  expect(blanksLeft({ ...draft, text })).toBe(3)
  const blanks = { en: { place: 'our office', due: 'Friday' }, fa: { روز: 'جمعه' } }
  expect(blanksLeft({ ...draft, text, blanks })).toBe(0)
  expect(sentenceOf({ text, blanks })).toEqual({ en: 'Come to our office by Friday.', fa: 'تا جمعه بیایید.' })
})

test('closing ends every open task unless its tick is taken away; another move ends none by itself', () => {
  expect(isEnding(draft, 'a')).toBe(false)
  const closing = { ...draft, stage: 'decided' } as const
  expect(isEnding(closing, 'a')).toBe(true)
  expect(isEnding({ ...closing, ticks: { a: false } }, 'a')).toBe(false)
})
