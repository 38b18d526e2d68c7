import { expect, test } from 'vitest'
import { TOPICS } from '../topics/topics.ts'
import { createResolver } from '../understand/understand.ts'
import { EXAMPLES } from './examples.ts'

const { resolve } = createResolver(TOPICS, EXAMPLES)

test('no example is answered for certain as something of another family', () => {
  const familyOf = (id: string) => id.split('.')[0]
  const elsewhere = [...EXAMPLES.byTopic].flatMap(([topic, lines]) =>
    lines.flatMap((line) => {
      const certain = resolve(line, undefined).flatMap((each) => (each.what === 'topic' ? [each.choice.topic.id] : []))
      const isElsewhere = certain.length > 0 && !certain.some((id) => familyOf(id) === familyOf(topic))
      return isElsewhere ? [[topic, line, certain.join()]] : []
    }),
  )
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
