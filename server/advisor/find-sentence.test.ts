import { expect, test } from 'vitest'
import type { Knowledge } from './answers/answers.ts'
import { findSentence } from './find-sentence.ts'

const knowledge = {
  questions: new Map(),
  articles: new Map([
    [
      'china',
      {
        title: 'Studying in China without Chinese',
        asOf: '2026-11-01',
        sections: [{ heading: 'Before you go', sentences: ['Ten days to collect your documents is enough.'] }],
      },
    ],
  ]),
} as unknown as Knowledge

test.each(['how many days to collect documents', 'not enough days to collect my documents'])(
  'what an article says of one program is said to nobody who does not name it: %s',
  (text) => {
    expect(findSentence(knowledge, text)).toBeUndefined()
  },
)

test.each(['days to collect documents for China', 'for studying in China, days to collect documents'])(
  'whoever names it finds it, by the program or by the place: %s',
  (text) => {
    expect(findSentence(knowledge, text)).toMatchObject({ slug: 'china' })
  },
)
