import { beforeAll, expect, test, vi } from 'vitest'
import { TEXTS } from '../answers/answers.ts'
import { getReadyToConverse, resolve } from '../converse.ts'
import { TOPICS } from '../topics/topics.ts'

/** Hundreds are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

beforeAll(getReadyToConverse)

/** They only name what somebody has to name: a level, a test. */
const UNFINISHED = new Set(TOPICS.flatMap(({ id, needs }) => (needs ? [id] : [])))
const isOffered = (id: string) => TOPICS.some((topic) => topic.id === id) && !UNFINISHED.has(id)

test.each(['en', 'fa'] as const)(
  'each question that we offer in %s is understood as itself, for certain',
  (language) => {
    const otherwise = Object.entries(TEXTS[language].advisor.questions).flatMap(([id, question]) => {
      if (!isOffered(id)) return []
      const resolved = resolve(question, undefined)
      const ids = resolved.map((each) => (each.what === 'topic' ? each.choice.topic.id : each.what))
      return ids.join() === id ? [] : [[id, question, ...ids]]
    })
    expect(otherwise).toEqual([])
  },
)
