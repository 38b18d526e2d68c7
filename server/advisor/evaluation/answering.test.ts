import { pathsOf, ROUTE_NAMES } from '@rahnama/contract/page-paths.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { describe, expect, test } from 'vitest'
import { single30 } from '../../../rules/applicants.test-data.ts'
import { assessProfile, missingAnswers, placesOf } from '../../eligibility/eligibility.ts'
import { type Asked, converse } from '../converse.ts'
import { textOf } from './evaluate.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'
import type { Asker, Question } from './question.test-data.ts'
import { ENGLISH } from './questions-en.test-data.ts'
import { PERSIAN } from './questions-fa.test-data.ts'

const TODAY = '2026-11-17'
const grounds = useGrounds(TODAY)

const ask = (question: string, as: Asker = 'single', more: Partial<Asked> = {}) =>
  converse({ question, language: 'en', before: undefined, ...more }, grounds[as])
const outcomesOf = (question: string, as?: Asker) => ask(question, as).parts.map(({ outcome }) => outcome)
const openingOf = (question: string, as?: Asker) => ask(question, as).parts[0]?.sentences[0] ?? ''

describe('what was asked', () => {
  test.each(['امتیاز تیم استقلال چنده', 'What is the score of my dog?', 'Which documents does my dog need?'])(
    'one word that is not ours makes a question or a hand-over of an answer: %s',
    (question) => expect(outcomesOf(question)).not.toContain('answered'),
  )

  test.each(['امتیاز دوستم چنده', 'خواهرم امتیازش چنده', "What is Sara's score?", "What is Reza's status?"])(
    'nobody is told of somebody else’s file, nor their own instead: %s',
    (question) => expect(ask(question).parts).toMatchObject([{ outcome: 'declined', sources: [] }]),
  )

  test('a partner has points, and no file', () => {
    expect(ask('امتیاز همسرم چنده', 'couple').topics).toEqual(['score.partner'])
    expect(outcomesOf('What documents is my wife missing?')).not.toContain('answered')
  })

  test.each(['Which documents are not missing?', 'Which tests are not accepted?', 'چرا امتیازم کم نیست'])(
    'a “not” that the topic does not know of is asked back: %s',
    (question) => expect(outcomesOf(question)).not.toContain('answered'),
  )

  test('three things at once have three headed answers, in their order', () => {
    const { parts } = ask('Score, documents and book me in')
    expect(parts.map(({ topic, heading }) => [topic, heading])).toEqual([
      ['score.total', 'Score'],
      ['documents.list', 'Documents'],
      ['booking.new', 'Book me in'],
    ])
  })

  test('of three things one of which is unknown two are answered, and there is one draft', () => {
    const { parts, draft } = ask('my score, my parrot and my missing documents')
    expect(parts.map(({ outcome }) => outcome)).toEqual(['answered', 'handedOver', 'answered'])
    expect(draft).toContain('my parrot')
  })

  test('whoever names the score they want hears what is missing, and which steps are enough alone', () => {
    const [part] = ask('What would raise my score to 450?').parts
    // 374 by hand: age 105, bachelor's 120, CLB 9 124, and 25 for both. A nomination gives 600.
    expect(part?.sentences).toEqual(
      expect.arrayContaining([
        'From 374 to 450 you need 76 points more.',
        'Enough for that alone: Obtain a provincial nomination linked to Express Entry.',
      ]),
    )
    expect(textOf(ask('What would raise my score to 1,100?'))).toContain('no single step below is enough')
    expect(textOf(ask('What would raise my score?'))).not.toMatch(/you need|alone/)
  })

  test.each(['IELTS', 'money', 'آیلتس', 'my file'])(
    '“%s” alone is offered choices, and none is guessed at',
    (question) => {
      const { parts, choices } = ask(question)
      expect(parts).toMatchObject([{ topic: 'unclear', outcome: 'asked', sources: [] }])
      expect(choices.length).toBeGreaterThan(1)
      expect(choices.length).toBeLessThanOrEqual(3)
      expect(new Set(choices).size).toBe(choices.length)
    },
  )

  test.each(['my flowerpot broke', 'گلدان من شکست', 'I like blue', 'asdfgh qwerty zxcv', 'امروز هوا خوب است'])(
    'what is nothing of ours goes to a person, whatever was asked before it: %s',
    (question) => {
      for (const first of ['What is missing in my file?', 'امتیازم چنده؟']) {
        const { parts } = ask(question, 'single', { before: ask(first).marks })
        expect([first, parts.map(({ outcome }) => outcome)]).toEqual([first, ['handedOver']])
      }
    },
  )

  test('asked back once, and then a person', () => {
    expect(ask('IELTS').parts).toMatchObject([{ outcome: 'asked' }])
    const { parts, choices, draft } = ask('IELTS', 'single', { wasAskedBack: true })
    expect(parts).toMatchObject([{ outcome: 'handedOver' }])
    expect(choices).toEqual([])
    expect(draft).toContain('IELTS')
  })

  test.each(['cut-off of 2019', 'آخرین کات آف 2021', 'proof of funds in 2029', 'How much money will I need in 2030?'])(
    'a year that no table holds is left to a person: %s',
    (question) => expect(outcomesOf(question)).toEqual(['handedOver']),
  )

  test('a year that a table holds is answered from it', () => {
    // IRCC, proof of funds in force from 25 April 2023: one person 13,757.
    expect(openingOf('How much money did Express Entry need in 2023?')).toContain('13,757')
  })

  test('“if” changes no profile and says so', () => {
    expect(openingOf("what if I had a master's degree")).toMatch(/^If /)
  })

  test.each([
    'misrepresentation',
    'I lied on my form, what now?',
    'I forgot to declare a job',
    'اطلاعات غلط داده بودم',
    'سربازیم تو سپاه بوده',
    'I was convicted, can I apply?',
    'پناهندگی',
    'I want to appeal',
  ])('goes to a person in any case, with a draft: %s', (question) => {
    const { parts, draft } = ask(question)
    expect(parts).toMatchObject([{ outcome: 'handedOver' }])
    expect(draft).toContain(question)
  })
})

describe('an answer', () => {
  test('to the score is exact, a range with what is open, or nothing yet, and never 0', () => {
    const { nomination: _, ...partial } = single30
    const missing = missingAnswers(partial)
    const assessment = assessProfile(partial, TODAY, SHIPPED_RULEBOOK)
    const file = {
      ...grounds.newcomer.file,
      profile: partial,
      missing,
      assessment,
      places: placesOf(assessment, missing),
    }
    const ranged = converse(
      { question: 'What is my score?', language: 'en', before: undefined },
      { ...grounds.newcomer, file },
    )
    expect(openingOf('What is my score?')).toMatch(/374/)
    expect(ranged.parts[0]?.sentences[0]).toMatch(/between \d+ and \d+.*still open/)
    expect(openingOf('What is my score?', 'newcomer')).not.toMatch(/\d/)
  })

  test.each([
    ['Is my score enough?', 'single', /^No\./],
    ['امتیازم کافیه؟', 'single', /^نه\./],
    ['Is 520 enough?', 'single', /^Yes\./],
    ['Is my score enough?', 'newcomer', /^Not known yet\./],
    ['امتیازم کافیه؟', 'newcomer', /^هنوز معلوم نیست\./],
    ['Is the Start-up Visa open?', 'single', /^No\./],
    ['Are my documents complete?', 'single', /^No\./],
    ['مدارکم کامله؟', 'single', /^نه\./],
    ['Do I have unread messages?', 'single', /^Yes\./],
    ['Am I eligible for CEC?', 'single', /^No,/],
    ['Am I eligible for FSW?', 'newcomer', /^Not known yet/],
  ] as const)('“%s” of the %s opens as the verdict has it', (question, as, opening) => {
    expect(openingOf(question, as)).toMatch(opening)
  })

  test.each(['Is the Start-up Visa closed?', 'چه مدارکی کم دارم؟', 'Which documents are missing?'])(
    'no yes or no opens the answer to what does not ask for this one: %s',
    (question) => expect(openingOf(question)).not.toMatch(/^(?:Yes|No|بله|نه)[.,]/),
  )

  test('to what raises the score says how long only where a source does: of a degree, and not of a nomination', () => {
    const rows = ask('What would raise my score?').parts.flatMap(({ table }) => table?.rows ?? [])
    expect(Object.fromEntries(rows.map(([step, , , takes]) => [step, takes]))).toMatchObject({
      'Obtain a provincial nomination linked to Express Entry': '–',
      'Learn French to NCLC 7': '–',
      'Earn a master’s degree': '24 months',
    })
  })

  test.each(['What are my chances?', 'شانسم چقدره'])(
    'a chance is no percentage but how far past rounds are: %s',
    (question) => {
      const { parts } = ask(question)
      // 374 against the 508 of 17 February 2026.
      expect(parts).toMatchObject([{ outcome: 'handedOver' }])
      expect(textOf(ask(question))).toMatch(/134/)
      expect(textOf(ask(question))).not.toMatch(/%|٪|percent of/)
    },
  )

  test('a chance of something that no round decides names no round', () => {
    expect(textOf(ask('What are my chances of getting a study permit?'))).not.toMatch(/508|134/)
  })

  test.each([
    ['How much money for Express Entry for 4 people?', /Express Entry.*4 people/],
    ['تمکن مالی برای ۴ نفر', /اکسپرس اینتری.*۴ نفر/],
    ['IELTS 7 is which CLB?', /IELTS General Training/],
  ])('repeats what it is an answer to: %s', (question, slots) => expect(openingOf(question)).toMatch(slots))

  test('that leans on the question before says how it was understood', () => {
    const { marks } = ask('How much money do I need for Express Entry?')
    const [part] = ask('And for 5 people?', 'single', { before: marks }).parts
    expect(part?.heading).toContain('How much money do I need for Express Entry?')
  })

  test('has a draft that quotes the question and tells what was understood and shown', () => {
    const { draft, parts } = ask('Which documents does my dog need?')
    const [lead, shown = ''] = parts[0]?.sentences ?? []
    expect(lead).toContain('I think you are asking')
    for (const told of ['Which documents does my dog need?', 'Which documents do I need?', shown])
      expect(draft).toContain(told)
  })
})

const ALL: readonly Question[] = [...ENGLISH, ...PERSIAN]
const answersTo = (questions: readonly Question[]) =>
  questions.flatMap(({ text, as, after }) => {
    const before = after ? ask(after, as).marks : undefined
    return ask(text, as, { before }).parts.map((part) => ({ text, as, ...part }))
  })

describe('of two hundred answers', () => {
  test('each that names a figure names its source and its day', () => {
    const undated = answersTo(ALL).filter(({ outcome, sentences, table, sources }) => {
      const hasFigure = /[\d۰-۹]/.test([...sentences, ...(table?.rows.flat() ?? [])].join(' '))
      return outcome === 'answered' && hasFigure && !sources.some(({ asOf }) => asOf !== null)
    })
    expect(undated.map(({ text, topic }) => [text, topic])).toEqual([])
  })

  test('each leads to a page that there is', () => {
    const patterns = ROUTE_NAMES.filter((name) => name !== 'notFound')
      .flatMap(pathsOf)
      .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
    const links = new Set(answersTo(ALL).flatMap(({ link }) => (link ? [link.href] : [])))
    expect([...links].filter((href) => !patterns.some((pattern) => pattern.test(href)))).toEqual([])
    expect(links.size).toBeGreaterThan(5)
  })
})
