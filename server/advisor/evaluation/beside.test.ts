import { describe, expect, test } from 'vitest'
import { converse } from '../converse.ts'
import {
  COUNTRY_ASKED,
  COUNTRY_TOLD,
  DANGER,
  DESPAIR,
  FEARED,
  FIGURES_OF_SPEECH,
  NO_DANGER,
  ONLY_MENTIONED,
  PEOPLE_ASKED,
  PEOPLE_TOLD,
  SHAM_MARRIAGES,
} from './beside.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'

const grounds = useGrounds('2026-11-17')

const partsFor = (question: string) => converse({ question, language: 'en', before: undefined }, grounds.single).parts
const declinedFor = (question: string) =>
  partsFor(question).flatMap(({ outcome, topic }) => (outcome === 'declined' ? [topic] : []))

describe('what is told beside a question', () => {
  test.each(COUNTRY_TOLD)('nothing is declined for a country that is only told of: %s', (question) => {
    expect(declinedFor(question)).toEqual([])
  })

  test.each(COUNTRY_ASKED)('another country is not ours where it is asked about: %s', (question) => {
    expect(declinedFor(question)).toEqual(['hard.othercountry'])
    expect(partsFor(question).map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test.each(PEOPLE_TOLD)('nothing is declined for a friend who is only told of: %s', (question) => {
    expect(declinedFor(question)).toEqual([])
  })

  test.each(PEOPLE_ASKED)('nobody is told of somebody else’s file: %s', (question) => {
    expect(declinedFor(question).length).toBeGreaterThan(0)
    expect(partsFor(question).map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test.each(ONLY_MENTIONED)('nothing is declined for what is only mentioned: %s', (question, topic) => {
    expect(declinedFor(question)).toEqual([])
    expect(partsFor(question).map((part) => part.topic)).toContain(topic)
  })

  test.each(FEARED)('what is feared is asked: %s', (question, topic) => {
    const topics = partsFor(question).map((part) => part.topic)
    expect(topics).toContain(topic)
    expect(topics).not.toContain('file.status')
  })

  test.each(SHAM_MARRIAGES)('a marriage on paper is fraud: %s', (question) => {
    expect(declinedFor(question)).toEqual(['hard.fraud'])
  })

  const TRUE = /must be true and complete|باید درست و کامل باشد/
  const hearsIt = (question: string) => partsFor(question).some(({ sentences }) => TRUE.test(sentences.join(' ')))

  test.each([
    'my cousin puts 15k in my account till the bank letter is out and then takes it, fine?',
    'boss will write three years though it was two, nobody asks right?',
    'رفیقم تو بانکه، یه موجودی خوب مینویسه بعد پولو برمیداره، اوکیه؟',
  ])('who may be tempted is declined, or hears beside the answer that everything must be true: %s', (question) => {
    expect(declinedFor(question).includes('hard.fraud') || hearsIt(question)).toBe(true)
  })

  test.each([
    'been with them 14 months but the first 5 was as a contractor, does that count',
    'my uncle gave me 5000 for good with a deed, is it proof of funds',
    'اگه لیسنینگ ۸.۵ بگیرم چقدر اضافه میشه',
    'what is my score and how can I raise it',
  ])('nobody else is told so: %s', (question) => {
    expect([declinedFor(question), hearsIt(question)]).toEqual([[], false])
  })

  test.each(FIGURES_OF_SPEECH)('whoever is only tired gets what they ask for: %s', (question) => {
    expect(declinedFor(question)).toEqual([])
    expect(partsFor(question).map(({ outcome }) => outcome)).not.toContain('handedOver')
  })

  test.each(DESPAIR)('despair is noticed: %s', (question) => {
    expect(declinedFor(question)).toEqual([expect.stringMatching(/^hard\.(?:crisis|danger)$/)])
  })

  test.each(DANGER)('whom to call is said at once, and nothing else: %s', (question) => {
    expect(declinedFor(question)).toEqual(['hard.danger'])
    expect(partsFor(question)).toHaveLength(1)
    expect(partsFor(question)[0]?.sentences.join(' ')).toMatch(/911|۹۱۱/)
  })

  test.each(NO_DANGER)('nobody is sent to the ambulance for: %s', (question) => {
    expect(JSON.stringify(partsFor(question))).not.toMatch(/911|۹۱۱|988|۹۸۸/)
  })

  test.each([
    ['دیگه نمی‌کشم، دیشب با خودم گفتم کاش دیگه بیدار نشم', 'من ایرانم نه کانادا', /۱۲۳ یا ۱۴۸۰/],
    ['i dont want to be alive any more', 'nobody can help me with that', /988/],
  ])('whoever was told whom to call is told again, and nothing beside the point: %s, %s', (first, then, numbers) => {
    const { marks } = converse({ question: first, language: 'en', before: undefined }, grounds.single)
    const { parts } = converse({ question: then, language: 'en', before: marks }, grounds.single)
    expect(parts[0]?.sentences.join(' ')).toMatch(numbers)
    expect(parts.map(({ outcome }) => outcome)).toEqual(['said', 'handedOver'])
  })

  test.each([
    'My sister has just landed with two kids, she is PR. Where does one apply for the child benefit?',
    'خواهرم تازه با دو تا بچه لند کرده، اقامت دائمه. پول بچه رو از کجا باید بگیره؟',
  ])('whose it is is only told where everybody’s rule is asked for: %s', (question) => {
    expect(declinedFor(question)).toEqual([])
    expect(partsFor(question).map(({ topic }) => topic)).toContain('life.child-benefit')
  })

  test('beside what is not understood and may be danger whom to call is said as well', () => {
    const [first, ...rest] = partsFor('the ice broke under us')
    expect(first?.sentences.join(' ')).toMatch(/do not wait for me.*988.*911/)
    expect(rest.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test.each(['thank you beta god bless', 'thanks she is happy now', 'با سپاس فراوان از بذل توجه جنابعالی'])(
    'whoever thanks is answered so: %s',
    (said) => {
      expect(partsFor(said).map(({ topic, outcome }) => [topic, outcome])).toEqual([['talk', 'said']])
    },
  )

  test('courtesy and a story before a question do not hide it', () => {
    const parts = partsFor(
      'Respected sir, kindly do the needful and tell me, I am 41 years running, mechanical engineer with 14 years experience, is FSW still open for my age or it is closed?',
    )
    expect(parts.map(({ outcome }) => outcome)).not.toContain('handedOver')
    expect(parts[0]?.topic).toBe('programs.open')
  })

  test.each(["but I don't want to live in a village", 'we do not want to live far from a big city'])(
    'where somebody does not want to live is no despair: %s',
    (said) => {
      expect(declinedFor(said)).toEqual([])
    },
  )

  test('what a student of another country has to show is not ours', () => {
    const parts = partsFor('student visa for italy, how much money in the bank they want to see')
    expect(parts.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test('which medicine to take is said by nobody here', () => {
    expect(declinedFor('which tablets so the blood comes clean that day')).toEqual(['hard.medical'])
  })

  test('whose turn it is names what waits for the client, too', () => {
    for (const question of ['whose turn is it, yours or mine?', 'ball is in whose court?'])
      expect(
        partsFor(question)
          .flatMap(({ sentences }) => sentences)
          .join(' '),
      ).toMatch(/Police certificate.*Employment reference letter/)
    expect(partsFor('الان توپ تو زمین کیه، من باید کاری بکنم یا شما؟')[0]?.sentences.join(' ')).toMatch(
      /سوءپیشینه.*سابقهٔ کار/,
    )
  })

  test('who told nothing sees the settlement funds of one person', () => {
    const { parts } = converse(
      { question: 'what does the federal skilled trades program require?', language: 'en', before: undefined },
      grounds.newcomer,
    )
    const cells = parts.flatMap(({ table }) => table?.rows.flat() ?? []).join(' ')
    expect(cells).toContain('15,263 Canadian dollars required for one person')
    expect(cells).not.toContain('40,392')
  })

  test.each([
    'if my husband gets CLB 7 how many points do we gain?',
    'اگه شوهرم آیلتس بده و سی ال بی ۷ بشه چند امتیاز اضافه میشه',
    'age hamsaram ielts bede va clb 7 beshe chand emtiaz ezafe mishe',
  ])('what the file has already is called counted, with what it brings: %s', (question) => {
    const { parts } = converse({ question, language: 'en', before: undefined }, grounds.couple)
    // Three points for each of the partner's four abilities at CLB 7.
    expect(parts[0]?.sentences.slice(0, 2).join(' ')).toMatch(/(?:Already counted|حساب شده).*(?:12 points|۱۲ امتیاز)/)
  })

  test('taking note of an answer asks for nothing', () => {
    const { marks } = converse(
      { question: 'Which money counts as proof of funds?', language: 'en', before: undefined },
      grounds.single,
    )
    const question = 'ok ok. what does the bank letter have to say at least'
    expect(converse({ question, language: 'en', before: marks }, grounds.single).topics).toEqual(['money.bank'])
  })

  test('a kind word stands before the answer, once', () => {
    const [kind, ...answer] = partsFor('this waiting is killing me. how long does express entry take?')
    expect(kind).toMatchObject({ outcome: 'said', sentences: [expect.stringContaining('sorry')] })
    expect(answer.map(({ topic }) => topic)).toEqual(['process.time'])
  })
})
