import { expect, test } from 'vitest'
import { TEXTS } from '../answers/answers.ts'
import { TOPICS } from './topics.ts'

test.each(['en', 'fa'] as const)('every topic has its question in %s', (language) => {
  const { questions } = TEXTS[language].advisor
  expect(TOPICS.flatMap(({ id }) => (questions[id] ? [] : [id]))).toEqual([])
})

test('no two topics ask the same', () => {
  for (const { advisor } of Object.values(TEXTS)) {
    const asked = Object.values(advisor.questions)
    expect(asked.filter((question, place) => asked.indexOf(question) !== place)).toEqual([])
  }
})
