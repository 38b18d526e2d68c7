import { foldDigits } from '@rahnama/contract/locale/locale.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Knowledge } from '../answers/answers.ts'
import { converse, getReadyToConverse } from '../converse.ts'
import { groundsOn } from '../evaluation/askers.test-data.ts'
import type { Asker } from '../evaluation/question.test-data.ts'
import { SITUATIONS } from './situations.test-data.ts'

const NOTHING: Knowledge = {
  office: { phone: '', contactEmail: 'office@rahnama.example', office: { en: '', fa: '' } },
  toman: null,
  helpLines: null,
  services: [],
  usesModel: false,
  claims: new Map(),
  questions: new Map(),
  credentials: new Map(),
  articles: new Map(),
  tips: new Map(),
  pages: new Map(),
}
const grounds = groundsOn({ en: NOTHING, fa: NOTHING })

beforeAll(getReadyToConverse)

/** Asks one question after the other, and answers with the last answer. */
function ask(questions: string, as: Asker = 'single') {
  let before: ReturnType<typeof converse>['marks'] | undefined
  let answered: ReturnType<typeof converse> | undefined
  for (const question of questions.split(' | ')) {
    answered = converse({ question, language: 'en', before }, grounds[as])
    before = answered.marks
  }
  const parts = answered?.parts ?? []
  const text = foldDigits(parts.flatMap(({ sentences }) => sentences).join(' ')).replace(/(?<=\d)[,٬](?=\d)/g, '')
  return { parts, text, figures: [...text.matchAll(/\d+/g)].map(([figure]) => figure) }
}

const TOPIC = { score: 'score.told', grid: 'score.told-grid' }

test.each(SITUATIONS)('%s (%s): %s, since %s', (question, of, total) => {
  const { parts, figures } = ask(question)
  expect(parts.map(({ topic, outcome }) => [topic, outcome])).toEqual([[TOPIC[of], 'answered']])
  for (const figure of total.split(' ')) expect(figures).toContain(figure)
})

describe('what is told and what is asked of it', () => {
  test('every fact that was counted is named, and what was not told', () => {
    const { text } = ask("I'm 33 with a bachelor's and CLB 9 in all, what is my CRS score?")
    expect(text).toContain('I counted: age 33, a bachelor’s degree and English at CLB 9 in each ability.')
    expect(text).toContain('at least 357')
    expect(text).toContain('counted nothing for: work experience')
  })

  test('the youngest who ask are counted at their age', () => {
    // No points for an age below 18, 30 for school and 124 for CLB 9 in each ability.
    const { text } = ask("I'm 16 with a secondary school diploma and CLB 9 in all, what is my CRS score?")
    expect(text).toContain('I counted: age 16,')
    expect(text).toContain('154')
  })

  test('a grid with something left untold is from so much to so much', () => {
    // 24 + 21 + 12 = 57 without work, 15 more with six years of it.
    const { text } = ask("I'm 33 with a bachelor's and CLB 9 in all, do I reach 67?")
    expect(text).toMatch(/^Not known yet\..* from 57 to 72 points; 67 are needed/)
  })

  test('points that are enough without a year of work are not enough', () => {
    const { text } = ask('Suppose I found a valid job offer from a Canadian employer. Would it get me past 67?')
    expect(text).toContain('72 points')
    expect(text).toContain('required as well: One year of skilled work or more')
  })

  test.each([
    [
      "I'm 33, bachelor's, CLB 9 and 3 years of experience. What's my CRS score? | and if I get NCLC 7 in French?",
      '469',
    ],
    [
      "I'm 33, bachelor's, CLB 9 and 3 years of experience. What's my CRS score? | and if I get NCLC 7 in French? | and if I were nominated instead?",
      '1007',
    ],
    ['اگه فرانسه NCLC 7 بگیرم امتیازم چقدر میشه | اگه به جاش نامزدی استانی بگیرم چی', '974'],
    [
      'What would my total be if any province nominated me through Express Entry? | And would that have been enough in the last provincial round?',
      '185',
    ],
    // 110 + 120 + 124 + 25 with CLB 9 and 25 for two years of work are 404; with four years 25 more.
    [
      "I am 27 and have a bachelor's. I've been working for two years in Istanbul. My CLB is 9. What would my score be? | and with 2 more years?",
      '429',
    ],
    // CLB 9: 24, bachelor 21, 6 years and more 15, age 36: 11.
    [
      "I live in Sharjah. 36, bachelor's, 12 years as an accountant, CLB 9, wife with bachelor's comes. CRS? | and in the grid?",
      '71',
    ],
    [
      "I live in Sharjah. 36, bachelor's, 12 years as an accountant, CLB 9, wife with bachelor's comes. CRS? | and in the grid? | what if she had CLB 5?",
      '76',
    ],
    // CLB 8: 20, bachelor 21, 3 years 11, age 12: 64.
    ["I'm 33 with a bachelor, 3 years of work in Turkey and CLB 8 | is that enough for FSW?", '64'],
    // 24 + 21 + 13 + 11 = 69, and 5 for the brother; an offer is 10, and 5 of adaptability.
    ['do I reach 67 if I am 36 with bachelor and 4 years work and CLB 9? | what if my brother lives in Toronto?', '74'],
    [
      'do I reach 67 if I am 36 with bachelor and 4 years work and CLB 9? | what if my brother lives in Toronto? | and without him but with a job offer?',
      '84',
    ],
    // 469, and 12 for a second language and 50 for French.
    [
      '۲۸ سالمه، مجردم، ارشد دارم، ۳ سال تو عمان کار کردم، سی ال بی ۹. چند امتیاز میشه؟ | اگه فرانسه هم یاد بگیرم؟',
      '531',
    ],
  ])('a situation goes on to the next question: %s', (questions, figure) => {
    expect(ask(questions).figures).toContain(figure)
  })

  test('my age is not my child’s nor my partner’s', () => {
    // 80 with a partner at 33, 112, 116, 25 and 50.
    const { text } = ask(
      "I'm 33, bachelor's, CLB 9, 3 years of work. My wife is 31 and comes with me, my son is 10. What is my CRS score?",
    )
    expect(text).toContain('383')
    expect(text).toContain('age 33')
  })

  test('whoever has told us nothing is answered from what the question tells', () => {
    expect(ask('If I had CLB 9 and a bachelor’s at 30, how many points?', 'newcomer').figures).toContain('374')
  })

  // Worked out by hand: 39 + 135 + 124 + 50 + 50, and 12 + 21 + 20 + 15.
  test.each([
    ['age 41 single master degree clb 9 in every skill ten years work outside canada, total crs?', '398'],
    ['I am a nurse from Shiraz, 34 years, bachelor, 6 years hospital, CLB 8 in all. Do I pass the 67?', '68'],
  ])('a level before years without a comma, and years that stand alone, are counted: %s', (question, total) => {
    expect(ask(question).figures).toContain(total)
  })

  test('a strange word makes it a guess that names what was counted', () => {
    const { parts, text } = ask("I'm 33, bachelor's, CLB 9, zorbing for 3 years of work. What's my CRS score?")
    expect(parts.map(({ outcome }) => outcome)).toEqual(['asked'])
    expect(text).toContain('I counted: age 33')
  })

  test('an unaccepted test is not counted as one', () => {
    const { parts } = ask("I'm 33, bachelor's, TOEFL 105, 3 years of work. What's my CRS score?")
    expect(parts.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test.each([
    "I am 34, bachelor's, CLB 8, 5 years of work in Germany. How many points do I need for Australia?",
    'what is my score for Germany? I am 31 with a bachelor and CLB 9',
  ])('points of another country are not counted: %s', (question) => {
    expect(ask(question).parts.map(({ outcome }) => outcome)).not.toContain('answered')
  })

  test('what an offer is worth in the grid is not counted over the file', () => {
    expect(ask('how many of the 100 points are for a job offer').parts.map(({ topic }) => topic)).toEqual([
      'score.grid-factors',
    ])
  })

  test('a situation that asks nothing yet is counted as a guess', () => {
    const { parts } = ask("I'm 33 with a bachelor, 3 years of work in Turkey and CLB 8")
    expect(parts.map(({ outcome, topic }) => [outcome, topic])).toEqual([['asked', 'score.told']])
  })

  test.each([
    ['my score is 57 out of 100, is that bad?', /57 of 100 points are not enough: .* 67, so you are 10 points short/],
    ['60 out of 100 points, what can I do to get to 67?', /60 of 100 points are not enough/],
    ['امتیاز من از ۱۰۰ شده ۷۰، کافیه؟', /70 امتیاز از 100 کافی است|۷۰ امتیاز از ۱۰۰ کافی است/],
    ["I'm at 71 out of 100, is it enough for federal skilled worker?", /71 of 100 points are enough/],
  ])('what somebody has out of 100 is held against the pass mark, and is no age: %s', (question, said) => {
    expect(ask(question).text).toMatch(said)
    expect(ask(question).text).not.toMatch(/age (?:57|60|71)/)
  })

  test('what is asked of the file stays with the file', () => {
    expect(ask('What is my score, thanks, I am 34').parts.map(({ topic }) => topic)).toEqual(['score.total'])
  })
})

describe('a child of some age', () => {
  test.each([
    ['My daughter is 15, does she come with us?', /^Yes\. At 15 .* under 22/],
    ['My son is 21, does he come with us?', /^Yes\. At 21 .* under 22/],
    ['My son is 22, does he come with us?', /^No\. At 22 .* under 22/],
    ['My daughter is 23 and single. Is she still a dependent?', /^No\. At 23/],
    ['بچه‌م ۲۱ سالشه و مجرده، هنوز جزو خانواده حساب میشه؟', /^بله\. فرزند 21 ساله/],
    ['پسرم ۲۲ سالشه، همراه من حساب میشه؟', /^نه\. فرزند 22 ساله/],
    ['دخترم ۲۰ سالشه ولی عقد کرده، همراه من حساب میشه؟', /^نه\. فرزندی که همسر/],
  ])('%s', (question, said) => {
    const { parts, text } = ask(question)
    expect(parts.map(({ topic }) => topic)).toEqual(['family.told-child'])
    expect(text).toMatch(said)
  })

  test('whoever turns 22 some day is not refused for it', () => {
    expect(ask('My son turns 22 next May, can he still be included?').text).not.toMatch(/^No/)
  })
})
