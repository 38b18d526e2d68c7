import { describe, expect, test } from 'vitest'
import { type Answered, converse } from '../converse.ts'
import { textOf } from './evaluate.test-data.ts'
import { useGrounds } from './grounds.test-data.ts'

const grounds = useGrounds('2026-11-17')

/** The last of several turns, of somebody single with a bachelor's and CLB 9: 374. */
function lastOf(...questions: readonly string[]): Answered {
  const [first = '', ...more] = questions
  const ask = (question: string, before?: Answered['marks']) =>
    converse({ question, language: 'en', before }, grounds.single)
  return more.reduce((answered, question) => ask(question, answered.marks), ask(first))
}
const outcomesOf = ({ parts }: Answered) => parts.map(({ outcome }) => outcome)
const topicsOf = ({ parts }: Answered) => parts.map(({ topic }) => topic)

describe('what was told before or is only told', () => {
  // Partner: bachelor's 8, CLB 7 listening 3, CLB 9 in the others 5 each; 348 with a partner who comes along.
  test.each([
    ['اگه ازدواج کنم امتیازم میاد پایین؟', 'حالا اگه لیسانس داشته باشه و تو همه مهارتای آیلتسش ۷ بگیره چی؟'],
    [
      "I'm getting married in January. Does that change my points?",
      "She has a bachelor's and IELTS 7 in everything, what then?",
    ],
  ])('a degree and a test after “if I marry” are the partner’s: 374 (%s)', (...turns) => {
    const answered = lastOf(...turns)
    expect([outcomesOf(answered), textOf(answered)]).toEqual([
      ['answered'],
      expect.stringMatching(/374 points in all|مجموع 374/),
    ])
  })

  // Doctorate: 150 for 120, 50 for 25; 88 for 105 at 33.
  test('“I will be 33 by then” is counted with the doctorate before it: 412', () => {
    const answered = lastOf('If I finish my doctorate, what would my CRS be?', 'But I will be 33 by then.')
    expect(textOf(answered)).toContain('412 points in all')
  })

  // 24 for language, 21 for the degree, 12 for age, 11 for two years.
  test('years that would bring somebody past 67 are supposed of their file: 68 for 57', () => {
    const answered = lastOf('Do two years as a software developer get me past the 67?')
    expect([outcomesOf(answered), textOf(answered)]).toEqual([['answered'], expect.stringMatching(/^yes\..*68.*57/)])
  })

  // An ability at CLB 9 gives 31, at CLB 8 23; with CLB 9 in each, degree and work abroad give 50 each for 25.
  const DOCTOR = 'phd, 4 years of work in Iran, single, ielts L7.5 R8 W6.5 S7, what is my CRS?'
  test.each([
    [[DOCTOR, 'and if I get 8 in listening?'], /319 points in all, instead of 311/],
    [[DOCTOR, 'and if I get 8 in listening?', 'writing 7 on top of that'], /377 points in all, instead of 311/],
    [[DOCTOR, 'and if I get 8 in listening?', 'and only writing 7'], /319 points in all, instead of 311/],
    [[DOCTOR, 'and CLB 9 in listening?'], /319 points in all, instead of 311/],
    [['What is my score?', 'and if I get 8 in listening?'], /354 points in all, instead of 374/],
    [['what would my score be if I get 8 in listening'], /354 points in all, instead of 374/],
    [
      ['۲۹ سالمه لیسانس دارم آیلتس همه ۷ و سه سال سابقه، مجرد، امتیازم چنده؟', 'اگه لیسنینگ ۸ بشه چی؟'],
      /429 امتیاز، .*378/,
    ],
    [
      [
        'my friend is 29, master, ielts 7 in each, 3 years work, single, what score would she have',
        'what if she retakes and gets 8 in listening',
      ],
      /469 points in all, instead of 405/,
    ],
  ])('another figure in one ability is counted with the rest: %s', (turns, said) => {
    expect(textOf(lastOf(...turns))).toMatch(said)
  })

  // CLB 8 begins at 7.5 in listening.
  test.each(['and with 7.5 in listening?', 'and if listening is 7.5?'])(
    'another figure in a test is another level: %s',
    (then) => {
      expect(textOf(lastOf('IELTS 7 in each is which CLB?', then))).toMatch(/listening 7\.5: clb 8/)
    },
  )

  test('why a score is low is asked of the file, whatever is told with it: 374', () => {
    const answered = lastOf('why is my score so LOW?? i have a bachelor and good english, 30 years old')
    expect([topicsOf(answered), textOf(answered)]).toEqual([['score.why'], expect.stringContaining('374 points')])
  })

  // NOC 2021 has registered nurses as 31301.
  test('which code it is is asked of the occupation named before: 31301', () => {
    const turns = ['I am a registered nurse with 6 years, is there a category for me?', 'which NOC is that pls']
    expect(textOf(lastOf(...turns))).toContain('31301')
  })

  test('a rule that is asked for in spite of a conviction is a person’s to answer', () => {
    const answered = lastOf('I was convicted of impaired driving last year. Can I apply for citizenship anyway?')
    expect(outcomesOf(answered)).toEqual(['handedOver'])
  })

  test.each([
    ['Good evening, which documents am I still missing?', 'documents.missing'],
    ['سلام وقت بخیر. چه مدارکی از پرونده من کمه؟', 'documents.missing'],
    ['How much do I still owe you?', 'file.payments'],
  ])('how somebody greets, and what a pattern hears in a word, changes nothing: %s', (question, topic) => {
    expect(topicsOf(lastOf(question))).toEqual([topic])
  })

  test.each([
    ['nobody has answered my messages for a week, why?', ['answered'], 'contact.waiting'],
    ['which documents are not missing', ['asked'], 'documents.missing'],
    ['My son studies in Melbourne, how many hours a week may he work there?', ['asked'], 'study.hours'],
    ['how do u get the Chinese government to pay for the whole degree', ['answered'], 'china.scholarship'],
    ['where do I get a fake bank statement for the settlement funds', ['declined'], 'hard.fraud'],
    ['can I get away with not mentioning my refusal', ['declined'], 'hard.fraud'],
    ['would it be noticed if a colleague sat my IELTS for me', ['declined'], 'hard.fraud'],
  ])('sure of what is asked, and no surer: %s', (question, outcomes, topic) => {
    const answered = lastOf(question)
    expect([outcomesOf(answered), topicsOf(answered)]).toEqual([outcomes, [topic]])
  })

  test('a threat to kill is a matter for the police, and no despair', () => {
    const said = textOf(lastOf('شوهرم پاسپورتم رو برداشته و گفته اگه برم منو می‌کشه، چیکار کنم؟'))
    expect(said).toMatch(/110/)
  })

  test('of two numbers of days both are told: 730 and 1,095', () => {
    const said = textOf(
      lastOf('how many days must I be in Canada to keep the PR, and how many for Canadian citizenship?'),
    )
    expect(said).toMatch(/730 days.*1,?095 days/)
  })

  test('nothing is offered that only has the words of a question', () => {
    const { choices } = lastOf('Can my mother extend her stay in Canada?', 'how much is that, and can she remain?')
    expect(choices.join(' ')).not.toMatch(/French|score|points/)
  })

  test('an age beside “single” is an age: 99 at 31 on top of 311', () => {
    expect(textOf(lastOf(`31 single, ${DOCTOR}`))).toMatch(/is 410/)
  })

  // NCLC 7 beside English: 50, and 3 in each ability of a second language.
  test('French is counted for the file of whoever asks as well: 436, 62 more', () => {
    expect(textOf(lastOf('How many points does French give?'))).toMatch(/436.*62/)
  })

  // Master's 135 and 25 more with CLB 9; two years from 30 on take 11; a nomination gives 600, French at 7 50 and 12.
  test.each([
    [['and if i get a masters', "ok but by then i'm 2 years older"], /403 points in all/],
    [['اگه فوق بگیرم چی', 'تا اون موقع دو سال بزرگ‌تر شدم'], /مجموع 403/],
    [['what if I get a masters degree', 'and a nomination as well'], /1,?014 points in all/],
    [['اگه فوق بگیرم چی', 'فرانسه هم بخونم چی؟'], /مجموع 476/],
    // NCLC 7 gives 3 in each ability, 6 gives 1, and nothing more without 7 in all four.
    [['if i get to NCLC 7 in french how many points do I gain', 'and if its only 6 in writing'], /384 points in all/],
    [['what would a nomination give me'], /600.*974 points in all/],
    [['how many points for a sister in Toronto who is a citizen'], /15 points.*389 points in all/],
  ])('what is supposed next is counted with what was supposed before: %s', (turns, said) => {
    expect(textOf(lastOf(...turns))).toMatch(said)
  })

  test.each(['what if my aplication take long and i become 31'])(
    'an age is no number of years: 99 for 105 at 31 (%s)',
    (text) => {
      expect(textOf(lastOf(text))).toMatch(/31.* 99 points.* 105/)
    },
  )

  test('a clause that only tells answers nothing beside the one that asks', () => {
    const { parts } = lastOf('من چهار ساله تو بیمارستان پرستارم، این تو امتیازم حساب شده؟')
    expect(parts.filter(({ topic, outcome }) => topic === 'provinces.health' && outcome === 'answered')).toEqual([])
  })

  test('whoever probably waits is told since when, and nobody is told of it', () => {
    const answered = lastOf('پنج روزه پیام دادم راجبه سوپیشینه هیشکی جواب نمیده')
    expect([topicsOf(answered), outcomesOf(answered)]).toEqual([['contact.waiting'], ['asked']])
    const [guessed = []] = answered.parts.map(({ sentences }) => sentences)
    const [certain = []] = lastOf('چرا کسی جواب نمی‌دهد؟').parts.map(({ sentences }) => sentences)
    const toldToSomebody = certain.at(-1)
    expect(guessed.slice(1)).toEqual(certain.filter((sentence) => sentence !== toldToSomebody))
  })

  // IRCC, CRS, age of somebody single: 55 at 39 and 50 at 40; 77 at 35 and 72 at 36. The file says 30.
  test.each([
    ["I'm 39 now, do I lose points when I turn 40?", /At 40 you get 50 points .*55 points now: 5 points fewer/],
    ['الان ۳۵ سالمه، وقتی ۳۶ سالم بشه چند امتیاز کم میشه؟', /36 سالگی .*77 امتیاز.*72 امتیاز.*: 5 امتیاز کمتر/],
  ])('an age that is told counts before the one of the file: %s', (question, says) => {
    expect(textOf(lastOf(question))).toMatch(new RegExp(says.source, 'i'))
  })

  test('one answer says both what a visit asks for and how much money, and names no money of another program', () => {
    const answered = lastOf('what do they want for a visitor visa of my parents and how much money must we show?')
    expect(topicsOf(answered)).toEqual(['family.visitor'])
  })
})

describe('nothing is declined', () => {
  test.each([
    ['parvandam jolo rafte ya hamoonjas', 'a sound that is near a hard word'],
    ['سابقهٔ دستیاری آموزشی در دوران دانشجویی کانادا را در CEC می‌پذیرند؟', 'a letter that makes a hard word'],
    ['kors zaban dar chin chi shart darad', 'an ending that makes a country'],
    ['من ۴۷۵ دارم، بس هست یا الکی امیدوارم', 'a word of everyday speech'],
    ['do you bin my files when the case closes, or keep them for donkey’s years?', 'a figure of speech'],
    ["Is Friday's meeting on video or do I have to come to Toronto?", 'a day of the week'],
    ['the man who introduce me to you, he can see my papers?', 'who referred the client'],
  ])('%s (for %s)', (text) => {
    expect(outcomesOf(lastOf(text))).not.toContain('declined')
  })
})

describe('what is not honest is declined in more words', () => {
  test.each([
    'my friend put 15000 in my acount only for 1 week then i give back, how to make it look normal?',
    'میشه یه نامه سابقه کار برام درست کنی که انگار سه سال تو یه شرکت کار کردم؟',
    'my bank have only 9000, you can make the statment show 20000?',
    'یه گواهی کار الکی برام جور میکنین؟',
  ])('%s', (text) => {
    expect(topicsOf(lastOf(text))).toEqual(['hard.fraud'])
  })
})

test.each([
  [['How many points does French give?', 'which test do I have to take?'], 'tests.accepted'],
  [['Can I bring my mum and dad over?', 'And just for a long visit?'], 'family.super-visa'],
  [['What would raise my score?', 'and a master degree?'], 'score.what-if.masters'],
  [['معرفم مدارکمو میبینه؟'], 'privacy.referrer'],
])('%s comes to %s', (turns, topic) => {
  expect(topicsOf(lastOf(...turns))).toContain(topic)
})

test.each([
  'مرسی عزیزم خیلی کمکم کردی شبت بخیر',
  'سلام دخترم خوبی؟ روزت بخیر',
  'hey, are you a bot or an actual human?',
])('a greeting, thanks and who is there ask for nothing else: %s', (text) =>
  expect(topicsOf(lastOf(text))).toEqual(['talk']),
)

test('the funds of a student are counted for whoever comes, and those of Express Entry for whoever stays as well', () => {
  expect(textOf(lastOf('How much money does a study permit ask for?'))).toMatch(/who come with you/)
  expect(textOf(lastOf('How much money do I need for Express Entry?'))).toMatch(/even if they stay behind/)
})

// A bachelor's and CLB 9 at 29 with three years abroad: 135 for the master's, 110 for age; at 30 the table gives 105.
test('the age somebody will have when they apply is counted with what was told before: 464 for 469', () => {
  const told = 'I am 29, masters, CLB 9 in everything, three years of work outside Canada, single. What is my CRS?'
  expect(textOf(lastOf(told, 'my birthday is in 3 weeks, I’ll be 30 when I submit'))).toMatch(/464 points.*469/)
})

// 8 in listening is CLB 9 and gives 31, in the others CLB 10 and 34 each: 133 for 124.
test('a better result that is supposed after one’s score is counted by its test: 383', () => {
  expect(textOf(lastOf('What is my score?', 'say I redo the IELTS and get 8 in all four, would it jump?'))).toContain(
    '383 points in all',
  )
})

// The definition of a dependent child, Immigration and Refugee Protection Regulations, section 2.
test.each(['pesaram 20 salshe vali zan gerefte', 'My son is 20 and already has a wife, may he come along?'])(
  'a child with a spouse is no dependent: %s',
  (question) => {
    expect(textOf(lastOf(question))).toMatch(/^(?:نه|no)\./)
  },
)

// Two years after Farvardin 1403 is Farvardin 1405, although 1403 is a leap year.
test('a result of a Persian month is valid until the same month', () => {
  expect(textOf(lastOf('مدرک آیلتسم مال فروردین ۱۴۰۳ هستش هنوز اعتبار داره؟'))).toContain('تا همان روز در فروردین 1405')
})

test('of two people who may apply the score of neither is mixed with the other’s', () => {
  const answered = lastOf('who should be the main one, me (34, bachelor, CLB 8) or my wife (29, master, CLB 9)?')
  expect(topicsOf(answered)).toEqual(['score.who-applies'])
})

test.each([
  [['What is my score?', 'not what I asked, I said MY missing documents'], ['documents.missing']],
  [['امتیازم چنده؟', 'اینو نپرسیدم، گفتم مدارک ناقصم کدومه'], ['documents.missing']],
])('whoever corrects us is answered what they ask: %s', (turns, topics) => {
  expect(topicsOf(lastOf(...turns))).toEqual(topics)
})

test('what half a question is near to is not said twice', () => {
  expect(topicsOf(lastOf('whose court is the ball in, mine or yours'))).toEqual(['file.status'])
})

test.each(['I want to make a formal complaint about my consultant', 'میخوام رسما از مشاورم شکایت کنم'])(
  'a complaint is no appeal: %s',
  (said) => {
    expect(topicsOf(lastOf(said))).not.toContain('hard.refusal')
  },
)

// A master's 23, CLB 9 24, three years 11 and 12 for the age: 70 of 100.
test('what is told after the grid was explained is asked of the grid: 70', () => {
  const answered = lastOf(
    'explain the 67 thing',
    'ok me: masters, 31, english CLB 9 in all, 3 yrs in one job, nobody there',
  )
  expect(topicsOf(answered)).toEqual(['score.told-grid'])
  expect(textOf(answered)).toContain('gives 70 points')
})

test('each ability of a result has its own level, whatever else is said: 9, 8, 8 and 9', () => {
  const answered = lastOf("ielts general L8 R6.5 W6.5 S7, everyone says 'oh a 7', what CLB is that")
  expect(textOf(answered)).toMatch(/listening.*clb 9.*reading.*clb 8.*writing.*clb 8.*speaking.*clb 9/s)
})

// IRCC, settlement funds since 7 July 2025: CA$28,362 for four.
test('a hubby is a husband: 28,362 for four', () => {
  expect(textOf(lastOf('me, hubby and our two girls, skilled worker: what must the account hold'))).toContain('28362')
})

test('a version of a test that leaves two abilities out is not accepted', () => {
  expect(textOf(lastOf('Is CELPIP LS accepted for Express Entry?'))).toMatch(/^no.*celpip general ls/)
})

// The table gives 110 at 29 and 105 at 30.
test('whoever turns 30 tomorrow loses 5 points', () => {
  expect(textOf(lastOf('tomorrow is my birthday, I turn 30, how many points do I lose?'))).toMatch(
    /105.*110.*: 5 points/,
  )
})

// At 41 with a bachelor's and years abroad alone: 39 and 120; with a partner who comes along 35 and 112.
test('a partner who stays is no partner of the table: 159 for 147', () => {
  const told = 'من ۴۱ سالمه متاهلم لیسانس دارم ۱۲ سال سابقه، همسرم همراهم میاد. امتیازم چنده'
  expect(textOf(lastOf(told, 'همینا اگه همسرم همراهم نیاد'))).toMatch(/مجموع 159.*147/)
})

test('a thing that is named first is not answered where the whole asks for something else', () => {
  const answered = lastOf('شناسنامه و سند ازدواجو باید ترجمه رسمی با مهر دادگستری بدم یا معمولی هم اوکیه')
  expect(topicsOf(answered)).not.toContain('documents.state')
})
