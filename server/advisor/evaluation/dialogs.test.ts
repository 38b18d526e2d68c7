import { describe, expect, test, vi } from 'vitest'
import { type Answered, converse } from '../converse.ts'
import { DIALOGS, type Dialog } from './dialogs/dialogs.test-data.ts'
import { DOUBLE_QUESTIONS, type DoubleQuestion } from './double-questions.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'

/** A hundred are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

const grounds = useGrounds('2026-11-17')

/** Each question in turn, with what is kept of the one before. */
function talk(...questions: readonly string[]): Answered[] {
  let last: Answered | undefined
  return questions.map((question) => {
    const before = last && last.marks.length > 0 ? last.marks : undefined
    const wasAskedBack = last?.topics.includes('unclear') ?? false
    last = converse({ question, language: 'en', before, lastOtherwise: last?.otherwise, wasAskedBack }, grounds.single)
    return last
  })
}

const lastOf = (...questions: readonly string[]) => talk(...questions).at(-1)
const textOf = (answered: Answered | undefined) =>
  answered?.parts.flatMap(({ sentences, table }) => [...sentences, ...(table?.rows.flat() ?? [])]).join(' ') ?? ''

type Verdict = 'right' | 'handedOver' | 'wrong'

/** Wrong is what is said for certain and was not asked for, and what is declined; a guess counts if it is of what was asked. */
function verdictOf({ parts }: Answered, wanted: readonly (readonly string[])[]): Verdict {
  const isWanted = (topic: string) => wanted.some((topics) => topics.includes(topic))
  const isSaid = (outcome: string) => outcome === 'answered' || outcome === 'declined'
  if (parts.some(({ outcome, topic }) => isSaid(outcome) && !isWanted(topic))) return 'wrong'
  const said = parts.filter(({ outcome }) => outcome === 'answered' || outcome === 'asked').map(({ topic }) => topic)
  return wanted.every((topics) => topics.some((topic) => said.includes(topic))) ? 'right' : 'handedOver'
}

const HANDED_OVER_AT_MOST = 0.05

function judge(judged: readonly { asked: string; verdict: Verdict; topics: string[] }[], name: string): void {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length
  process.stdout.write(
    `${name}: right ${count('right')}, handed over ${count('handedOver')}, wrong ${count('wrong')}\n`,
  )
  expect(judged.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  expect(count('handedOver') / judged.length).toBeLessThanOrEqual(HANDED_OVER_AT_MOST)
}

describe('a conversation', () => {
  const judgeDialog = (dialog: Dialog) =>
    talk(...dialog.map(([asked]) => asked)).map((answered, place) => {
      const [asked = '', topics = ''] = dialog[place] ?? []
      return { asked, verdict: verdictOf(answered, [topics.split(' ')]), topics: answered.topics }
    })

  const judged = new Map<string, ReturnType<typeof judgeDialog>>()
  const judgedOn = (family: string) => {
    const turns = judged.get(family) ?? (DIALOGS[family] ?? []).flatMap(judgeDialog)
    judged.set(family, turns)
    return turns
  }

  test.each(Object.keys(DIALOGS))('no turn of a conversation gets a wrong answer: %s', (family) => {
    expect(judgedOn(family).filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })

  test('few turns are handed over', () => {
    judge(Object.keys(DIALOGS).flatMap(judgedOn), 'Turns')
  })

  test.each([
    [
      'My IELTS is listening 7, reading 6.5, writing 6, speaking 7. What CLB is that?',
      'And if writing goes up to 6.5?',
    ],
    ['آیلتس شنیداری ۷ خواندن ۶٫۵ نوشتن ۶ صحبت ۷ میشه چه CLB؟', 'اگه نوشتنم ۶٫۵ بشه چی؟'],
  ])('one figure that changes leaves the others as they were told: %s | %s', (first, second) => {
    const { parts: [part] = [] } = lastOf(first, second) ?? {}
    // IRCC, IELTS General Training: writing 6.5 is CLB 8; listening 7 and reading 6.5 as before.
    expect(part?.outcome).toBe('answered')
    expect(part?.table?.rows.map((row) => row[2]?.replace(/[^\d۰-۹]/g, ''))).toEqual(
      part?.table?.rows.some((row) => /[۰-۹]/.test(row.join(''))) ? ['۷', '۸', '۸', '۹'] : ['7', '8', '8', '9'],
    )
  })

  test.each([
    ['How many points does age 41 give with a partner?', 'without a partner?', /39/],
    ['کسی که ۴۱ سالشه و همسرش همراهش میاد واسه سن چند امتیاز میگیره؟', 'بدون همسر چی؟', /۳۹/],
    ['What was the last French round?', 'how far off am I?', /\b5 points below/],
    ['What is my score?', 'and with a nomination?', /974/],
    ['امتیازم کافیه؟', 'با نامزدی استانی چی؟', /۹۷۴/],
    ['How much money for Express Entry for two?', 'and for five people?', /32,168/],
    // IRCC, proof of funds for three since 7 July 2025: 23,360.
    ['How much money for Express Entry for two?', 'and with one kid?', /23,360 for 3 people/],
    ['تمکن مالی برای دو نفر چقدره؟', 'با یه بچه چی', /۲۳٬۳۶۰/],
    // IRCC, study permits outside Quebec, two people since 1 September 2026.
    ['how much money do I need for a study permit?', 'if my husband comes too', /29,192 for 2 people/],
    ['is PTE Core accepted?', 'what do I need in it for CLB 9?', /in PTE Core/],
    ['پی تی ای کور قبوله؟', 'واسه سی ال بی ۹ باید چند بگیرم توش', /PTE Core/],
    // IRCC, IELTS General Training: reading 7.0 is CLB 9.
    ['IELTS listening 7 is which CLB?', 'and reading 7?', /Reading 7: CLB 9/],
  ])('what was told is kept, and what is new takes its place: %s | %s', (first, second, says) => {
    expect(textOf(lastOf(first, second))).toMatch(says)
  })

  test.each([
    [
      'How long is the first permit for a manager moved inside the company?',
      'What about someone with specialised knowledge?',
      /5 years at most/,
    ],
    ['What scholarship does China give?', 'and up to what age for a PhD?', /40/],
  ])('what the answer before holds is not handed over: %s | %s', (first, second, says) => {
    const answered = lastOf(first, second)
    expect(answered?.parts.map(({ outcome }) => outcome)).not.toContain('handedOver')
    expect(textOf(answered)).toMatch(says)
  })

  test('whoever came along before stays counted', () => {
    expect(textOf(lastOf('study permit: how much money?', 'with my wife?', 'and two kids?'))).toMatch(/for 4 people/)
    expect(textOf(lastOf('How much money for Express Entry?', 'with my wife?', 'and two kids?'))).toMatch(
      /28,362 for 4 people/,
    )
  })

  test.each([
    'my company closed down and I cannot get a reference letter, what do I do?',
    'the employer went bankrupt years ago, no letter possible. Is my experience lost?',
    'شرکتم ورشکست شده و کسی نیست که نامه سابقه کار بده، چیکار کنم؟',
    'the company I worked at no longer exists, how do I prove those years?',
    'sherkatam tatil shode, gavahi kar nemitoonam begiram',
  ])('whoever lost an employer is not taken to be dishonest: %s', (question) => {
    expect(lastOf(question)?.topics).not.toContain('hard.fraud')
    expect(lastOf(question)?.topics).toContain('documents.cannot-get')
  })

  test.each([
    ['do I have to do a medical exam for express entry?', 'and how long is its result valid?'],
    ['باید معاینه پزشکی بدم؟', 'نتیجه‌ش تا کی اعتبار داره؟'],
  ])('what is asked of a document is said of it and of no other: %s | %s', (first, second) => {
    // IRCC, medical exams: 12 months; a language test would be two years.
    expect(textOf(lastOf(first, second))).toMatch(/12 months|۱۲ ماه/)
    expect(textOf(lastOf(first, second))).not.toMatch(/2 years|24 months|۲ سال|۲۴ ماه/)
  })

  test.each([
    ['visitor visa for my mother, what is needed?', 'and insurance?'],
    ['ویزای توریستی برای پدر مادرم', 'بیمه هم میخواد؟'],
  ])('what nobody spoke of is not said for certain: %s | %s', (first, second) => {
    const parts = lastOf(first, second)?.parts ?? []
    expect(parts.filter(({ outcome }) => outcome === 'answered').map(({ topic }) => topic)).not.toContain(
      'china.insurance',
    )
    // A visitor needs none, a super visa does: both may be meant.
    expect(['family.super-visa', 'unclear']).toContain(parts[0]?.topic)
  })

  test.each([
    ['Is Alberta open, and until when?', undefined, 'file.deadlines'],
    ['Can I see who opened my file, and since when?', undefined, 'firm.who'],
    ['برنامه آلبرتا بازه؟ تا کی؟', undefined, 'file.deadlines'],
    ['Does the office open on Saturdays?', 'until when?', 'file.deadlines'],
    ['How do I export my data?', 'how long does it take?', 'process.time'],
    ['جلسه‌ام رو میشه عوض کنم؟', 'تا کی وقت دارم؟', 'file.deadlines'],
    ['bourse chin chie?', 'ta key?', 'file.deadlines'],
  ])(
    'what names no thing is not said for certain of another family than was spoken of: %s | %s',
    (first, second, topic) => {
      const { parts = [] } = (second === undefined ? lastOf(first) : lastOf(first, second)) ?? {}
      expect(parts.filter(({ outcome }) => outcome === 'answered').map((part) => part.topic)).not.toContain(topic)
    },
  )

  test('after what was not understood nothing is said for certain of the answer before it', () => {
    const { parts = [] } =
      lastOf('What is an ECA?', 'can I bring my aquarium with the fish?', 'what does it cost?') ?? {}
    expect(parts.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test('several things may be asked of the answer before at once', () => {
    const asked = ['how do I book a meeting?', 'is it free and how long is it?']
    expect(lastOf(...asked)?.topics).toEqual(['money.consultation', 'booking.length'])
  })

  test.each([
    ['are you sure?', /^Yes\. It comes from: .*7 July 2025/],
    ['where does that stand?', /^It comes from: .*proof of funds/],
    ['since when?', /since 7 July 2025/],
    ['why?', /^That is what our source says: /],
    ['say it simpler', /^In short: /],
    ['and in Persian?', /۱۵٬۲۶۳/],
    ['به فارسی بگو', /۱۵٬۲۶۳/],
  ])('of any answer it may be asked: %s', (question, says) => {
    const answered = lastOf('How much money do I need for Express Entry?', question)
    expect(textOf(answered)).toMatch(says)
    expect(answered?.topics).toEqual(['money.settlement'])
  })

  test('the answer in the other language is read in that language', () => {
    expect(lastOf('How much money do I need for Express Entry?', 'and in Persian?')?.language).toBe('fa')
    expect(lastOf('تمکن مالی چقدره؟', 'به انگلیسی بگو')?.language).toBe('en')
  })

  test('letters that stand for something are explained to who asks what it means', () => {
    expect(textOf(lastOf('What is my score?', 'what does that mean?'))).toContain(
      'CRS: the points by which Express Entry ranks',
    )
  })

  test('whoever asks whether a guess is sure is told that it was one', () => {
    const [guess, answered] = talk(
      'how would getting picked by a province change where I stand with points',
      'are you sure?',
    )
    expect(guess?.parts[0]?.outcome).toBe('asked')
    expect(textOf(answered)).toContain('I was not sure that I had understood you')
  })

  test.each(['are you sure?', 'why?', 'say it simpler'])(
    'with nothing before it there is nothing to be asked of: %s',
    (question) => {
      expect(lastOf(question)?.parts.map(({ outcome }) => outcome)).not.toContain('answered')
    },
  )
})

describe('several questions at once', () => {
  const judgeDouble = ([asked, ...topics]: DoubleQuestion) => {
    const [answered] = talk(asked)
    if (!answered) throw new Error(asked)
    return {
      asked,
      verdict: verdictOf(
        answered,
        topics.map((each) => each.split(' ')),
      ),
      topics: answered.topics,
    }
  }

  test('no half of sixty gets a wrong answer, and few are handed over', () => {
    judge(DOUBLE_QUESTIONS.map(judgeDouble), 'Double questions')
  })

  test.each([
    ['Which is faster, Express Entry or a provincial nomination?', /6–8 months.*12–18 months/],
    ['اکسپرس اینتری سریع‌تره یا نامزدی استانی؟', /۶ تا ۸ ماه.*۱۲ تا ۱۸ ماه/],
    ['What is cheaper, WES or IQAS?', /264/],
  ])('a comparison is answered of both things: %s', (question, says) => {
    expect(textOf(lastOf(question))).toMatch(says)
  })

  test('every heading begins as a sentence does', () => {
    const headings = lastOf('what is my score, what would raise it, and how do I book a call?')?.parts.map(
      ({ heading }) => heading ?? '',
    )
    expect(headings).toHaveLength(3)
    for (const heading of headings ?? []) expect(heading).toMatch(/^[A-Z]/)
  })

  test('what is told before them counts for each', () => {
    const said = textOf(
      lastOf('We are four people. How much money for Express Entry, and how much for a study permit?'),
    )
    // IRCC, proof of funds for four since 7 July 2025: 28,362.
    expect(said).toMatch(/28,362 for 4 people/)
    expect(said).toMatch(/A study permit asks CA\$[\d,]+ for 4 people/)
  })

  test('the country somebody lives in is told, and nothing is declined for it', () => {
    const { parts = [] } =
      lastOf('I live in Turkey with my wife and two kids. How much money do we need for Express Entry?') ?? {}
    expect(parts.map(({ outcome }) => outcome)).not.toContain('declined')
    expect(parts.flatMap(({ sentences }) => sentences).join(' ')).toContain('28,362 for 4 people')
  })

  test.each(['We want to move to Germany. What is needed?', 'I worked in Germany. Which visa do I need for Germany?'])(
    'a country that is asked about is declined: %s',
    (question) => {
      expect(lastOf(question)?.parts.map(({ outcome }) => outcome)).toContain('declined')
    },
  )

  test('whoever says where they live is not taken to be in despair', () => {
    expect(lastOf('من آلمان زندگی میکنم. برای اکسپرس اینتری آیلتس لازمه؟')?.topics).not.toContain('hard.crisis')
  })

  test('what is told is never answered from the file', () => {
    const { parts = [] } =
      lastOf('I am 34 and single. How many points for my age, and how much money must I show?') ?? {}
    // The file says 30.
    expect(parts.flatMap(({ sentences }) => sentences).join(' ')).not.toMatch(/105|30 years/)
  })
})
