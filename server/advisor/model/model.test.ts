import { afterEach, describe, expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'
import { type Phrasing, phrase, redact } from './model.ts'
import { type StandInMode, standIn } from './stand-in.test-data.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const SHORT = { connectMs: 400, firstWordMs: 400, gapMs: 400, totalMs: 2000 }

async function ask(mode: StandInMode, more: Partial<Phrasing> = {}) {
  const server = await standIn(mode)
  closing.push(server.close)
  const shown: string[] = []
  const answer = await phrase(
    { url: server.url, key: 'secret', model: 'stand-in' },
    {
      question: 'What is my score?',
      language: 'en',
      statements: ['Your CRS score is 374 points.', 'A change is reported from 3 November 2026.'],
      topics: ['tests.accepted'],
      lookUp: () => ['IELTS General Training is accepted.'],
      onSentences: async (sentences) => {
        shown.splice(0, shown.length, ...sentences)
        return true
      },
      ...more,
    },
    SHORT,
  )
  return { answer, shown, received: server.received }
}

const HONEST = ['Here is what we know.', 'Your CRS score is 374 points.']

test('an honest model orders our statements and adds words between', async () => {
  const { answer } = await ask('honest')
  expect(answer).toEqual({ sentences: [...HONEST, 'Ask again whenever you like.'] })
})

test('an answer in single letters is shown by the sentence', async () => {
  const steps: string[][] = []
  const { answer } = await ask('pieces', { onSentences: async (sentences) => steps.push([...sentences]) > 0 })
  expect(answer).toEqual({ sentences: HONEST })
  expect(steps).toEqual([HONEST.slice(0, 1), HONEST])
})

test.each([
  ['lying', 'figure'],
  ['promising', 'verdict'],
  ['linking', 'link'],
  ['hanging', 'timeout'],
  ['silent', 'timeout'],
  ['broken', 'unreachable'],
] as const)('a %s model is not believed, and why is known', async (mode, fallback) => {
  const { answer, shown } = await ask(mode)
  expect(answer).toEqual({ fallback })
  expect(shown.join(' ')).not.toMatch(/612|eligible|evil/)
})

test('a model may look a topic up, and nonsense in its place changes nothing', async () => {
  const looked = await ask('tools')
  expect(looked.answer).toEqual({ sentences: ['Your CRS score is 374 points.'] })
  expect(looked.received[1]?.messages.at(-1)).toMatchObject({
    role: 'tool',
    content: '{{s3}} IELTS General Training is accepted.',
  })
  const garbage = await ask('garbage')
  expect(garbage.answer).toEqual({ sentences: ['Your CRS score is 374 points.'] })
  expect(garbage.received[1]?.messages.at(-1)).toMatchObject({ content: 'Nothing is known of that.' })
})

test('whoever stops it sees no more of it', async () => {
  const { answer } = await ask('honest', { onSentences: async () => false })
  expect(answer).toEqual({ fallback: 'stopped' })
})

describe('a sentence', () => {
  const statements = new Map([['s1', 'Your score is 374.']])

  test.each([
    ['You have ۶۱۲ points.', 'figure'],
    ['That makes six hundred.', 'figure'],
    ['امتیاز شما ششصد و دوازده است، یعنی صد تا بیشتر.', 'figure'],
    ['You qualify.', 'verdict'],
    ['حتماً قبول می‌شوید.', 'verdict'],
    ['See www.evil.example.', 'link'],
    ['{{s9}}', 'unknownMark'],
    ['{{s1', 'unknownMark'],
  ] as const)('%s is refused', (sentence, refused) => {
    expect(checkSentence(sentence, statements)).toEqual({ refused })
  })

  test('with our mark holds our words whole', () => {
    expect(checkSentence('So far: {{s1}}.', statements)).toEqual({ text: 'So far: Your score is 374.', used: ['s1'] })
  })
})

describe('before anything leaves', () => {
  test.each([
    ['I am Parnian Nemooneh, what is my score?', 'I am […] […], what is my score?'],
    ['من پرنیان نمونه هستم', 'من […] […] هستم'],
    ['mail me at me.you@example.com', 'mail me at […]'],
    ['call +98 912 345 6789 or ۰۹۱۲۳۴۵۶۷۸۹', 'call […] or […]'],
    ['passport A12345678 and code 0012345679', 'passport […] and code […]'],
    ['my card 6037 9911 1111 1111', 'my card […]'],
    ['IBAN IR820540102680020817909002', 'IBAN […]'],
    ['form IMM 1294 for 3 people with IELTS 6.5', 'form IMM 1294 for 3 people with IELTS 6.5'],
  ])('%s', (text, sent) => {
    expect(redact(text, ['Parnian Nemooneh'])).toBe(sent)
  })
})
