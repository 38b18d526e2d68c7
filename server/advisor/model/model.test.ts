import type { Language } from '@rahnama/contract/locale/locale.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { checkSentence, type Ground } from './check-sentence.ts'
import { MODEL_LIMITS, type ModelLimits } from './limits.ts'
import { hide, type Phrasing, phrase, redact } from './model.ts'
import { type StandInMode, standIn } from './stand-in.test-data.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Only one that hangs is given up soon; how fast an answer comes is not the matter of the others. */
const SHORT = { connectMs: 400, firstWordMs: 400, gapMs: 400, totalMs: 2000 }

async function ask(mode: StandInMode, more: Partial<Phrasing> = {}, limits?: ModelLimits) {
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
      hide: (statement) => statement,
      lookUp: () => ['IELTS General Training is accepted.'],
      onSentences: async (sentences) => {
        shown.splice(0, shown.length, ...sentences)
        return true
      },
      ...more,
    },
    limits ?? (mode === 'hanging' || mode === 'silent' ? SHORT : undefined),
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
  expect(answer).toMatchObject({ fallback })
  expect(shown.join(' ')).not.toMatch(/612|eligible|evil/)
})

const LONG = 60_000
const NEVER = { connectMs: LONG, firstWordMs: LONG, gapMs: LONG, totalMs: LONG }

test('three seconds to connect, eight to the first word, five between two and twenty-five in all', () => {
  expect(MODEL_LIMITS).toEqual({ connectMs: 3000, firstWordMs: 8000, gapMs: 5000, totalMs: 25_000 })
})

test.each([
  ['silent', 'connectMs'],
  ['wordless', 'firstWordMs'],
  ['hanging', 'gapMs'],
  ['dripping', 'totalMs'],
] as const)('a %s model is given up by %s alone', async (mode, limit) => {
  const { answer } = await ask(mode, {}, { ...NEVER, [limit]: 50 })
  expect(answer).toEqual({ fallback: 'timeout' })
})

test('statements leave without what they quote and whose they are, and are shown whole', async () => {
  const statement = 'Your message “My police certificate” of case RH-4821 waits.'
  const { answer, received } = await ask('honest', {
    statements: [statement],
    hide: (text) => hide(text, ['Parnian Nemooneh']),
  })
  expect(JSON.stringify(received)).not.toMatch(/police|4821/)
  expect('sentences' in answer && answer.sentences).toContain(statement)
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
  const ground = (language: Language): Ground => ({
    statements: new Map([['s1', 'Your score is 374.']]),
    question: 'What is my score?',
    language,
  })

  test.each([
    ['You have ۶۱۲ points.', 'en', 'figure'],
    ['That makes six hundred.', 'en', 'figure'],
    ['امتیاز شما ششصد و دوازده است، یعنی صد تا بیشتر.', 'fa', 'figure'],
    ['You qualify.', 'en', 'verdict'],
    ['Unfortunately: {{s1}}', 'en', 'verdict'],
    ['No. {{s1}}', 'en', 'verdict'],
    ['خیر. {{s1}}', 'fa', 'verdict'],
    ['حتماً قبول می‌شوید.', 'fa', 'verdict'],
    ['See www.evil.example.', 'en', 'link'],
    ['Your age is 374.', 'en', 'figure'],
    ['Your age: {{s1}}', 'en', 'unsupported'],
    ['It is open.', 'en', 'verdict'],
    ['It is accepted.', 'en', 'verdict'],
    ['It is guaranteed.', 'en', 'verdict'],
    ['واجد شرایط هستید.', 'fa', 'verdict'],
    ['این برنامه باز است.', 'fa', 'verdict'],
    ['تضمین می‌کنیم.', 'fa', 'verdict'],
    ['{{s9}}', 'en', 'unknownMark'],
    ['{{s1', 'en', 'unknownMark'],
    ['Here is what we know. {{s1}}', 'fa', 'language'],
    ['پاسخ سؤال شما: {{s1}}', 'en', 'language'],
    ['You must first leave the country.', 'en', 'unsupported'],
    ['ابتدا باید کشور را ترک کنید.', 'fa', 'unsupported'],
  ] as const)('%s in an answer in %s is refused', (sentence, language, refused) => {
    expect(checkSentence(sentence, ground(language))).toEqual({ refused })
  })

  test.each([
    ['So far: {{s1}}.', 'en', 'So far: Your score is 374.'],
    ['امیدوارم این پاسخ به شما کمک کند.', 'fa', 'امیدوارم این پاسخ به شما کمک کند.'],
    ['1. {{s1}}', 'en', 'Your score is 374.'],
    ['۲) {{s1}}', 'fa', 'Your score is 374.'],
    ['**So far:** {{s1}}', 'en', 'So far: Your score is 374.'],
    ['یک پاسخ: {{s1}}', 'fa', 'یک پاسخ: Your score is 374.'],
    ['About your score: {{s1}}', 'en', 'About your score: Your score is 374.'],
  ] as const)('%s in an answer in %s is shown', (sentence, language, text) => {
    expect(checkSentence(sentence, ground(language))).toMatchObject({ text })
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
    ['UCI 1234-5678 or UCI: 12345678', '[…] or […]'],
    ['my case A-QP36-74C5', 'my case […]'],
    ['form IMM-1294 and IMM5406', 'form IMM-1294 and IMM5406'],
    ['form IMM 1294 for 3 people with IELTS 6.5', 'form IMM 1294 for 3 people with IELTS 6.5'],
  ])('%s', (text, sent) => {
    expect(redact(text, ['Parnian Nemooneh'])).toBe(sent)
  })
})
