import { describe, expect, test } from 'vitest'
import { comparedIn } from './compare-things.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { partings } from './split-questions.ts'
import { asks, bothOf, type Judges, oneOf } from './two-questions.ts'

type Topic = { id: string }

/** Knows a topic by the concepts that have to be named, the most first. */
const KNOWN: readonly (readonly [id: string, ...concepts: string[]])[] = [
  ['eca.time', 'eca', 'takes'],
  ['eca.fee', 'eca', 'fee'],
  ['consultation.fee', 'consultation', 'fee'],
  ['consultation.time', 'consultation', 'takes'],
  ['offer.points', 'joboffer', 'points'],
  ['offer.needed', 'joboffer', 'need'],
  ['time.ee', 'p:EE', 'takes'],
  ['time.ict', 'p:ICT', 'takes'],
  ['money.study', 'study', 'funds'],
  ['money', 'funds'],
  ['student.hours', 'study', 'hours'],
  ['score', 'score'],
]

function judge(reading: Reading) {
  const isNamed = (concept: string) => reading.marks.some(({ readings }) => readings.includes(concept))
  const known = KNOWN.find(([, ...concepts]) => concepts.every(isNamed))
  if (!known || reading.leftover.length > 0) return undefined
  const choice = { topic: { id: known[0] }, slots: { programs: [], scores: {}, marks: [], concepts: [] }, score: 1 }
  const { text, marks } = reading
  return { text, reading, what: 'topic' as const, choice, others: [], marks, isFollowUp: false }
}

const judges: Judges<Topic> = { judge, ofThing: () => undefined, going: () => undefined }
const topicsOf = (question: string) => bothOf(judges, question, undefined)?.map(({ choice }) => choice.topic.id)

describe('a sentence of two questions', () => {
  test.each(['the time between the invitation and the application', 'زمان بین دعوت نامه و ثبت درخواست'])(
    'what stands between two things is not parted: %s',
    (sentence) => expect(partings(sentence)).toEqual([]),
  )

  test('what comes after it is parted', () => {
    expect(partings('the time between an invitation and a visa and the fee')).toContainEqual([
      'the time between an invitation and a visa',
      'the fee',
    ])
  })

  test.each([
    ['How long does an ECA take and what is the fee', ['eca.time', 'eca.fee']],
    ['ارزیابی مدرک چقدر طول میکشه و هزینش چقدره', ['eca.time', 'eca.fee']],
    // What it is asked of comes only later.
    ['How long does it take, and what is the fee of the consultation', ['consultation.time', 'consultation.fee']],
    [
      'What is my score, how long does Express Entry take and what is the fee of an ECA',
      ['score', 'time.ee', 'eca.fee'],
    ],
    // "One" is the offer.
    ['Do I need a job offer and does one give points', ['offer.needed', 'offer.points']],
    // A student shows another amount.
    ['دانشجو چند ساعت میتونه کار کنه و چقدر تمکن مالی لازمه', ['student.hours', 'money.study']],
  ])('%s', (question, wanted) => expect(topicsOf(question)).toEqual(wanted))

  test.each([
    'my wife and my kids',
    'How long does an ECA take and how long does an ECA take',
    'ok and what is my score',
  ])('one question is one: %s', (question) => expect(topicsOf(question)).toBeUndefined())

  test('of which one is not certain keeps it, to be guessed at', () => {
    const halves = oneOf(judges, 'What is my score and how old may a parrot be', undefined)
    expect(halves).toHaveLength(2)
    expect(halves?.[0]).toMatchObject({ what: 'topic' })
    expect(halves?.[1]).toMatchObject({ text: 'how old may a parrot be' })
  })
})

describe('a comparison', () => {
  const comparedOf = (question: string) => comparedIn(judge, readQuestion(question))?.map(({ text }) => text)

  test('is asked of both things', () => {
    const time = (reading: Reading) => {
      const found = judge(reading)
      return found && { ...found, choice: { ...found.choice, topic: TIME } }
    }
    const TIME = { id: 'time' }
    const found = comparedIn(time, readQuestion('Which is faster, Express Entry or a company transfer?'))
    expect(found?.map(({ text }) => text)).toEqual([
      'How long it takes: express entry',
      'How long it takes: company transfer',
    ])
  })

  test.each([
    'Which is better, Express Entry or a company transfer?',
    'How long does Express Entry take?',
    'Which is faster, Express Entry or swimming?',
  ])('is not found in: %s', (question) => expect(comparedOf(question)).toBeUndefined())
})

test('a sentence is parted in three before it is parted in two, and “if not” asks nothing', () => {
  const [first, ...others] = partings('can I go, if not, who can and when')
  expect(first).toHaveLength(3)
  expect(others.at(-1)).toHaveLength(2)
  expect(partings('can I go, and if not, who can')).toContainEqual(['can I go', 'who can'])
})

test.each([
  ['is it accepted', true],
  ['امتیاز داره', true],
  ['whats my score', true],
  ['I am 34 and single', false],
  ['ما سه نفریم', false],
])('“%s” asks: %s', (text, is) => expect(asks(readQuestion(text))).toBe(is))
