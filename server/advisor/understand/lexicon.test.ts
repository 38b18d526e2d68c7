import { expect, test } from 'vitest'
import { CONCEPTS } from '../lexicon/lexicon.ts'
import { isFinglish } from './lexicon.ts'
import { readQuestion } from './read-question.ts'

test.each(['asylum', 'refugee', 'at the border'])('“%s” is English, wherever in its list it stands', (phrase) => {
  expect(isFinglish(phrase)).toBe(false)
})

test('a word of both languages is no sign of Persian', () => expect(isFinglish('reside')).toBe(false))

test.each(['panahande', 'tamakon', 'hamsaram'])('“%s” is Persian in Latin letters', (phrase) => {
  expect(isFinglish(phrase)).toBe(true)
})

test.each([
  ['can a refugee apply at the border', 'en'],
  ['where do I reside', 'en'],
  ['tamakon mali cheghadre', 'fa'],
] as const)('“%s” is read as %s', (question, language) => expect(readQuestion(question).language).toBe(language))

test('after its semicolon a list has Latin letters only, and there is one at most', () => {
  const mixed = Object.entries(CONCEPTS).filter(([, list]) => {
    const [, inLatin = '', ...more] = list.split(';')
    return more.length > 0 || /\p{Script=Arabic}/u.test(inLatin)
  })
  expect(mixed).toEqual([])
})
