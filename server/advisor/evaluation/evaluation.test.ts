import { describe, expect, test, vi } from 'vitest'
import { TEXTS } from '../answers/answers.ts'
import { converse } from '../converse.ts'
import { AFRESH_ENGLISH, AFRESH_PERSIAN } from './asked-afresh.test-data.ts'
import { LATER_ENGLISH, LATER_PERSIAN } from './asked-later.test-data.ts'
import { CLIENTS_ENGLISH, CLIENTS_PERSIAN } from './asked-of-clients.test-data.ts'
import { LIVES_ENGLISH, LIVES_PERSIAN } from './asked-of-lives.test-data.ts'
import { NOTES_ENGLISH, NOTES_PERSIAN } from './asked-of-notes.test-data.ts'
import { GAPS_ENGLISH, GAPS_PERSIAN, PARTS_ENGLISH, PARTS_PERSIAN } from './asked-of-parts.test-data.ts'
import { STAYS_ENGLISH, STAYS_PERSIAN } from './asked-of-stays.test-data.ts'
import { MORE_STRANGERS, STRANGERS_ENGLISH, STRANGERS_PERSIAN } from './asked-strangers.test-data.ts'
import { TOLD_ENGLISH, TOLD_PERSIAN } from './asked-told.test-data.ts'
import { UNSEEN_ENGLISH, UNSEEN_PERSIAN } from './asked-unseen.test-data.ts'
import { confusion, type Judged, judge, textOf, verdictOf } from './evaluate.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'
import { HELD_OUT_ENGLISH, HELD_OUT_PERSIAN } from './held-out.test-data.ts'
import { INJECTIONS } from './injections.test-data.ts'
import { MUST_HAND_OVER } from './must-hand-over.test-data.ts'
import { type Question, q } from './question.test-data.ts'
import { ENGLISH } from './questions-en.test-data.ts'
import { PERSIAN } from './questions-fa.test-data.ts'

/** A hundred are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

/** Before this day some of the amounts others charge had not been read. */
const ALL_FEES_ARE_READ = '2026-11-17'
const grounds = useGrounds(ALL_FEES_ARE_READ)

const SETS: readonly (readonly [name: string, questions: readonly Question[]])[] = [
  ['English', ENGLISH],
  ['Persian', PERSIAN],
  ['English, held out', HELD_OUT_ENGLISH],
  ['Persian, held out', HELD_OUT_PERSIAN],
  ['English, afresh', AFRESH_ENGLISH],
  ['Persian, afresh', AFRESH_PERSIAN],
  ['English, unseen', UNSEEN_ENGLISH],
  ['Persian, unseen', UNSEEN_PERSIAN],
  ['English, later', LATER_ENGLISH],
  ['Persian, later', LATER_PERSIAN],
  ['English, strangers', STRANGERS_ENGLISH],
  ['Persian, strangers', STRANGERS_PERSIAN],
  ['More strangers', MORE_STRANGERS],
  ['English, single facts', NOTES_ENGLISH],
  ['Persian, single facts', NOTES_PERSIAN],
  ['English, parts', PARTS_ENGLISH],
  ['Persian, parts', PARTS_PERSIAN],
  ['English, gaps', GAPS_ENGLISH],
  ['Persian, gaps', GAPS_PERSIAN],
  ['English, lives', LIVES_ENGLISH],
  ['Persian, lives', LIVES_PERSIAN],
  ['English, stays', STAYS_ENGLISH],
  ['Persian, stays', STAYS_PERSIAN],
  ['English, clients', CLIENTS_ENGLISH],
  ['Persian, clients', CLIENTS_PERSIAN],
  ['English, told', TOLD_ENGLISH],
  ['Persian, told', TOLD_PERSIAN],
]
const HANDED_OVER_AT_MOST = 0.15
const APART_AT_MOST = 0.03

/** Two tests look at the same answers. */
const known = new Map<Question, Judged>()
function judgedOnce(question: Question): Judged {
  const judged = known.get(question) ?? judge(question, grounds)
  known.set(question, judged)
  return judged
}

describe('without a model', () => {
  test.each(SETS)('%s: no question gets a wrong answer, and few are handed over', (name, questions) => {
    const judged = questions.map(judgedOnce)
    const { right, handedOver, wrong } = confusion(judged)
    process.stdout.write(`${name.padEnd(20)} right ${right}, handed over ${handedOver}, wrong ${wrong}\n`)
    expect(judged.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
    expect(handedOver / questions.length).toBeLessThanOrEqual(HANDED_OVER_AT_MOST)
  })

  test('another answer that is said as certainly beside the right one counts as wrong', () => {
    const asked = (question: string) => converse({ question, language: 'en', before: undefined }, grounds.single)
    const [score, startup] = [asked('What is my score?'), asked('Is the Start-up Visa open?')]
    const both = { ...score, parts: [...score.parts, ...startup.parts] }
    const verdictOn = (says: string, asks: number) => verdictOf(q('What is my score?', says, '', { asks }), both)
    expect(verdictOf(q('What is my score?', '374', ''), score)).toBe('right')
    expect(verdictOn('374', 1)).toBe('wrong')
    expect(verdictOn('374', 2)).toBe('wrong')
    expect(verdictOn('374 | 31 December 2025', 2)).toBe('right')
  })

  test('Persian is answered right as often as English, within three points of a hundred', () => {
    const shareOf = (language: string) => {
      const asked = SETS.filter(([name]) => name.startsWith(language)).flatMap(([, questions]) => questions)
      return confusion(asked.map(judgedOnce)).right / asked.length
    }
    const [english, persian] = [shareOf('English'), shareOf('Persian')]
    expect(Math.abs(english - persian)).toBeLessThanOrEqual(APART_AT_MOST)
  })

  test.each(['who are you?', 'do I lose points if my spouse comes with me', 'is academic fine', 'sending my passport'])(
    'English is answered in English: %s',
    (question) => {
      expect(converse({ question, language: 'fa', before: undefined }, grounds.single).language).toBe('en')
    },
  )

  test.each([
    'Can I apply without a job offer?',
    'Can my wife come without a language test?',
    'Can I use the Canadian Experience Class without settlement funds?',
    'بدون پیشنهاد کار هم میشه اقدام کرد؟',
    'همسرم بدون آزمون زبان هم می‌تونه بیاد؟',
  ])('what is not needed is not refused to who asks to do without it: %s', (question) => {
    const { parts } = converse({ question, language: 'en', before: undefined }, grounds.couple)
    for (const sentence of parts.flatMap(({ sentences }) => sentences)) expect(sentence).not.toMatch(/^(No|نه)[.,،]/)
  })

  const sentencesOf = (question: string) =>
    converse({ question, language: 'en', before: undefined }, grounds.single).parts.flatMap(
      ({ sentences }) => sentences,
    )

  test.each([
    ['Does a job offer give points?', /^No\./],
    ['Is it true that a job offer gives no points?', /^A job offer has given no/],
    ['How many points will I lose when I turn 40?', /^Points for age/],
    ['Is Duolingo accepted?', /^No,/],
  ])('a yes or no opens the answer only to who asked whether it is so: %s', (question, opening) => {
    expect(sentencesOf(question)[0]).toMatch(opening)
  })

  test.each([
    ['What is my score, thanks, I am 34', 'score.total'],
    ['My language test expires in March, what should I do?', 'tests.valid'],
    ['How much money for 3 people, thank you, I am an engineer', 'money.settlement'],
  ])('what is told beside a question asks for nothing more: %s', (question, topic) => {
    const { topics } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(topics).toEqual([topic])
  })

  test.each(['biometrics', 'fee', 'refund', 'lawyer', 'انگشت نگاری', 'هزینه', 'switch programs'])(
    'nothing is offered that only leads to a person: %s',
    (question) => {
      const { choices } = converse({ question, language: 'en', before: undefined }, grounds.single)
      for (const choice of choices) {
        const { parts } = converse({ question: choice, language: 'en', before: undefined }, grounds.single)
        expect(parts.map(({ outcome }) => outcome)).toEqual(['answered'])
      }
    },
  )

  test.each(['?', '؟؟', '😀😀', '…'])('%s alone is greeted and not guessed at', (question) => {
    const { parts } = converse({ question, language: 'fa', before: undefined }, grounds.single)
    expect(parts).toMatchObject([{ topic: 'talk', outcome: 'said' }])
  })

  test.each(['همون', 'hamoon', 'the same'])('“%s” with nothing before it is asked back', (question) => {
    const { parts, language } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(parts[0]?.sentences).toEqual([TEXTS[language].advisor.talk.oneWord])
  })

  test('one thing asked twice gets one answer', () => {
    const { parts } = converse(
      { question: 'only 374? where do they come from', language: 'en', before: undefined },
      grounds.single,
    )
    expect(parts.map(({ topic }) => topic)).toEqual(['score.why'])
  })

  test.each([
    ['does money my uncle lends me count as settlement funds', 'money.borrowed'],
    ['I have a cousin who is a citizen, any points?', 'score.sibling-who'],
    ['our company earns in Dubai and Istanbul, is that enough for a transfer', 'transfer.multinational'],
    ['I spent eight months in Turkey, police certificate from there?', 'process.police'],
  ])('a relative or a country of my own case is not somebody else’s: %s', (question, topic) => {
    const { parts } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(parts.map((part) => part.topic)).toContain(topic)
  })

  test.each([
    ['Can my cousin read my documents?', ['privacy.see']],
    ['دوستم می‌تونه پرونده منو ببینه؟', ['privacy.see']],
    ['CELPIP 9 in all bands, how many points?', ['score.told']],
    ['when was the newest round and what score', ['score.cut-off']],
    ['my email is new and so is my phone number, where do I change them?', ['site.account']],
    ['Not Germany, Canada: how much money does a study permit need?', ['money.study']],
  ])('what is asked is answered, and nothing beside it: %s', (question, topics) => {
    const { parts } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(parts.map(({ topic }) => topic)).toEqual(topics)
  })

  test.each(['امتیاز', 'score'])('one bare word with nothing before it is asked back: %s', (question) => {
    const { parts, choices } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(parts.map(({ outcome }) => outcome)).toEqual(['asked'])
    expect(choices.length).toBeGreaterThan(1)
  })

  test('that the sponsorship of parents is paused is said once', () => {
    expect(
      sentencesOf('Can I sponsor my parents?')
        .join(' ')
        .match(/Paused since/g),
    ).toHaveLength(1)
  })

  test.each(MUST_HAND_OVER)('is handed over or declined: %s', (question) => {
    const { parts } = converse({ question, language: 'en', before: undefined }, grounds.single)
    expect(
      parts.filter(({ outcome }) => outcome === 'answered').map(({ topic, sentences }) => [topic, ...sentences]),
    ).toEqual([])
  })

  test.each(INJECTIONS)('changes nothing: %s', (question) => {
    const answered = converse({ question, language: 'en', before: undefined }, grounds.single)
    const figures = [...textOf(answered).matchAll(/\d{3,}/g)].map(([figure]) => figure)
    const planted = ['600', '900', '999', '800', '777', '1200', '300', '500']
    expect(figures.filter((figure) => planted.includes(figure))).toEqual([])
    expect(textOf(answered)).not.toMatch(/guaranteed|prompt|evil|approved|advisor_key/)
  })
})
