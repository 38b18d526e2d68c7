import { createHash } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { TEXTS } from '../answers/answers.ts'
import { getReadyToConverse, resolve } from '../converse.ts'
import { TOPICS } from '../topics/topics.ts'
import { type FollowUp, type Mark, readQuestion, remember } from '../understand/understand.ts'
import { EXAMPLES } from './examples.ts'

/** Hundreds are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

const familyOf = (id: string) => id.split('.')[0] ?? ''

/** The same one in forty each time, or all for whoever has written some. */
const ASKED_OF = process.env.ALL_EXAMPLES ? 1 : 40
const isAsked = ({ after, text }: FollowUp) =>
  createHash('sha1').update(`${after} ${text}`).digest().readUInt16BE() % ASKED_OF === 0

beforeAll(getReadyToConverse)

/** As if the answer before had been asked for in our own words. */
function answered(id: string): Mark[] {
  const question = TEXTS.en.advisor.questions[id] ?? ''
  const [first] = resolve(question, undefined)
  return remember(first?.what === 'topic' ? first.marks : readQuestion(question).marks, [id])
}

const FAMILIES = new Set(EXAMPLES.threads.map(({ after }) => familyOf(after)))

test.each([...FAMILIES])(
  'what people say after %s is never answered for certain from another family alone',
  (family) => {
    const asked = EXAMPLES.threads.filter((each) => familyOf(each.after) === family && isAsked(each))
    const elsewhere = asked.flatMap(({ after, topics, text }) => {
      const certain = resolve(text, answered(after)).flatMap((each) =>
        each.what === 'topic' ? [each.choice.topic.id] : [],
      )
      const isMeant = certain.some((id) => topics.some((topic) => familyOf(topic) === familyOf(id)))
      return certain.length > 0 && !isMeant ? [`${after} | ${text} | ${topics} | ${certain}`] : []
    })
    expect(elsewhere).toEqual([])
  },
)

test('after and by what it is answered are topics', () => {
  const known = new Set(TOPICS.map(({ id }) => id))
  const named = EXAMPLES.threads.flatMap(({ after, topics }) => [after, ...topics])
  expect(named.filter((id) => !known.has(id))).toEqual([])
  expect(EXAMPLES.threads.length).toBeGreaterThan(9_000)
})

test('nothing is said twice after the same answer', () => {
  const said = EXAMPLES.threads.map(({ after, text }) => `${after} | ${text}`)
  expect(said.filter((line, place) => said.indexOf(line) !== place)).toEqual([])
})
