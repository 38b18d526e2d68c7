import { beforeAll, expect, test } from 'vitest'
import { getReadyToConverse, resolve } from '../converse.ts'
import { TOPICS } from '../topics/topics.ts'
import { EXAMPLES } from './examples.ts'

const familyOf = (id: string) => id.split('.')[0] ?? ''

beforeAll(getReadyToConverse)

test.each([...EXAMPLES.byTopic.keys()])('no example of %s is answered for certain as something else alone', (topic) => {
  const [lines, family] = [EXAMPLES.byTopic.get(topic) ?? [], familyOf(topic)]
  const elsewhere = lines.flatMap((line) => {
    const certain = resolve(line, undefined).flatMap((each) => (each.what === 'topic' ? [each.choice.topic.id] : []))
    return certain.length > 0 && !certain.some((id) => familyOf(id) === family) ? [[line, certain.join()]] : []
  })
  expect(elsewhere).toEqual([])
})

/** It only says that a person has to say. */
const HANDS_OVER = 'programs.better'

test('what is not ours is answered by none', () => {
  const answered = EXAMPLES.notOurs.filter((line) =>
    resolve(line, undefined).some((each) => each.what === 'topic' && each.choice.topic.id !== HANDS_OVER),
  )
  expect(answered).toEqual([])
})

test('every topic that has examples exists', () => {
  const known = new Set(TOPICS.map(({ id }) => id))
  expect([...EXAMPLES.byTopic.keys()].filter((id) => !known.has(id))).toEqual([])
})
