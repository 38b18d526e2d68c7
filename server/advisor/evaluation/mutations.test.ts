import { beforeAll, expect, test, vi } from 'vitest'
import { AFRESH_ENGLISH, AFRESH_PERSIAN } from './asked-afresh.test-data.ts'
import { confusion, judge } from './evaluate.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'
import { HELD_OUT_ENGLISH, HELD_OUT_PERSIAN } from './held-out.test-data.ts'
import { MUTATIONS } from './mutate.test-data.ts'
import type { Question } from './question.test-data.ts'
import { ENGLISH } from './questions-en.test-data.ts'
import { PERSIAN } from './questions-fa.test-data.ts'

/** Hundreds are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

const grounds = useGrounds()
/** What each question is answered with as it stands: the same for every mutation. */
let asked: ReadonlyMap<Question, readonly string[]>

beforeAll(() => {
  asked = new Map(QUESTIONS.map((question) => [question, judge(question, grounds).topics]))
})

const QUESTIONS = [
  ...ENGLISH,
  ...PERSIAN,
  ...HELD_OUT_ENGLISH,
  ...HELD_OUT_PERSIAN,
  ...AFRESH_ENGLISH,
  ...AFRESH_PERSIAN,
]

/** Left to a person, asked back, or shown as something to read. */
const LEFT_OPEN = ['unknown', 'unclear', 'article']

test.each(MUTATIONS)('asked with $name, no question gets another answer', ({ name, of }) => {
  const judged = QUESTIONS.filter(({ text }) => of(text) !== text).map((question) => ({
    ...judge({ ...question, text: of(question.text) }, grounds),
    asked: asked.get(question) ?? [],
  }))
  const { right, handedOver, wrong } = confusion(judged)
  process.stdout.write(`${name.padEnd(26)} right ${right}, in part or handed over ${handedOver + wrong}\n`)
  // Of two questions one may be left to a person; what is answered is what was asked.
  const others = judged.filter(
    (each) =>
      each.verdict === 'wrong' &&
      !each.topics.every((topic) => LEFT_OPEN.includes(topic) || each.asked.includes(topic)),
  )
  expect(others.map(({ question: { text }, topics }) => [text, topics])).toEqual([])
})
