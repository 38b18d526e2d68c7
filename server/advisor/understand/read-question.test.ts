import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import { wordsOf } from './words.ts'

const meaningsOf = (text: string) => readQuestion(text).marks.map(({ readings }) => readings.join('/'))
const figuresIn = (text: string) => readQuestion(text).marks.flatMap(({ value }) => value ?? [])

test('«می شود» with a space, a half-space or none is one word', () => {
  const spelt = ['می شود', 'می‌شود', 'میشود'].map((text) => wordsOf(text).join(' '))
  expect(new Set(spelt)).toEqual(new Set(['میشود']))
})

test.each(['می شود', 'می‌شود', 'میشود', 'میشه'])('«%s» carries nothing and is nothing unknown', (text) => {
  expect(readQuestion(text)).toMatchObject({ marks: [], leftover: [] })
})

test.each(['پرونده ام', 'پرونده‌م', 'پروندم', 'پرونده‌ام'])('«%s» is my case', (text) => {
  expect(meaningsOf(text)).toEqual(['case'])
})

test.each([
  ['زبان', 'language'],
  ['ایران', 'iran'],
  ['تهران', 'iran'],
  ['مدیر', 'manager'],
])('«%s» is a whole word, whatever it ends in', (word, meaning) => {
  expect(readQuestion(word).marks).toMatchObject([{ word, readings: [meaning] }])
})

test.each([
  ['امتیازمو', 'score/points'],
  ['وقتتو', 'appointment'],
])('the و of «%s» is «را» and parts no two questions', (text, meaning) => {
  expect(meaningsOf(text)).toEqual([meaning])
})

test.each([
  ['چنده', 'howmuch'],
  ['کیه', 'when/who'],
  ['کجاس', 'where'],
  ['لازمه', 'need'],
  ['قبوله', 'accepted'],
])('«%s» is a word with «است»', (text, meaning) => expect(meaningsOf(text)).toEqual([meaning]))

test('a word with two meanings keeps both until the rest of the question decides', () => {
  expect(meaningsOf('مدرک')).toEqual(['degree/documents'])
})

test.each([
  ['امتیااااازم چنده', 'امتیازم چنده'],
  ['scooore', 'score'],
  ['allowed', 'allowed'],
])('“%s” is “%s”: three of a letter and more are one, two stay', (typed, meant) => {
  expect(wordsOf(typed)).toEqual(wordsOf(meant))
})

test.each(['آیلتس ۷٫۵', 'IELTS 7.5', 'IELTS 7/5', 'آیلتس هفت و نیم', 'ielts haft o nim', 'نمره زبانم ۷/۵ شده'])(
  'beside a test “%s” is seven and a half',
  (text) => expect(figuresIn(text)).toEqual([7.5]),
)

test.each(['my passport expires on 7/5', 'تا ۷/۵ وقت دارم', 'they received mine on 20 aug', '۲۰ مرداد تحویل دادم'])(
  'a day is no number of anything: %s',
  (text) => {
    expect(figuresIn(text)).toEqual([])
    expect(meaningsOf(text)).toContain('ondate')
  },
)

test.each([
  ...['آیلتس', 'ایلتس', 'آیلس', 'ayelts', 'IELTS'].map((text) => [text, 't:IELTS_GT'] as const),
  ...['اکسپرس انتری', 'اکسپرس اینتری', 'EE', 'Express Entry'].map((text) => [text, 'p:EE'] as const),
  ...['سلپیپ', 'سل پیپ', 'CELPIP', 'selpip'].map((text) => [text, 't:CELPIP_G'] as const),
])('“%s” is %s', (text, meaning) => expect(meaningsOf(text)).toEqual([meaning]))

test.each([
  ['اسناد', 'documents'],
  ['نمره', 'score/mark'],
  ['پیسه', 'funds'],
  ['پوهنتون', 'study'],
  ['تذکره', 'idcard'],
  ['مکتوب', 'letter'],
])('the Dari word «%s» is understood', (text, meaning) => expect(meaningsOf(text)).toEqual([meaning]))

test.each([
  ['hljdhcl ]kni', ['score/points', 'howmuch']],
  ['هثمفس', ['t:IELTS_GT']],
])('“%s” was typed with the other keyboard', (text, meanings) => expect(meaningsOf(text)).toEqual(meanings))

test('what makes sense as it stands is not read with the other keyboard', () => {
  expect(readQuestion('hello world').leftover).toEqual(['world'])
})

test.each([
  ['what is the name of my consultant', ['what', 'consultant']],
  ['at what age', ['age']],
  ['man', []],
  ['is that bad', []],
])('“%s” is English', (text, meanings) => {
  expect(readQuestion(text).language).toBe('en')
  expect(meaningsOf(text)).toEqual(meanings)
})

test.each([
  ['man emtiazam chande', 'score'],
  ['age emtiazam kame', 'if'],
  ['name mikham', 'letter'],
])('beside Persian in Latin letters “%s” is Persian', (text, first) => {
  expect(readQuestion(text).language).toBe('fa')
  expect(meaningsOf(text)[0]?.split('/')[0]).toBe(first)
})

test.each(['slm', 'mrc', 'ltfn', 'mikhm', 'nmdnm'])('“%s” is how people type and asks for nothing', (text) => {
  expect(readQuestion(text)).toMatchObject({ language: 'fa', marks: [], leftover: [] })
})

test.each([
  ['scoer', 'score/mark'],
  ['documants', 'documents'],
  ['elegible', 'eligible'],
])('a typo is mended towards a word we know: %s', (typed, meaning) => expect(meaningsOf(typed)).toEqual([meaning]))

test.each(['dgo', 'zebra', 'گربه'])('“%s” is near no word of ours and stays unknown, as it was typed', (typed) => {
  expect(readQuestion(typed).leftover).toEqual([typed])
})

test('what is not understood is told as it was typed, and not as it was mended', () => {
  expect(readQuestion('امتیاز تیم استقلال چنده').leftover).toEqual(['تیم', 'استقلال'])
})

test.each(["What is Sara's score?", 'what is reza’s status'])('%s is asked of somebody else', (text) => {
  expect(meaningsOf(text)).toContain('otherperson')
})

test.each(["What's my score?", "Who's my consultant?", "Canada's points", "my bachelor's degree", "WES's fee"])(
  '%s is not',
  (text) => expect(meaningsOf(text)).not.toContain('otherperson'),
)

test.each([
  ['my ielts is from 10 Jan 2025. still good?', 'en'],
  ['is it bad if I do this on my own', 'en'],
  ['mikham az aval shoroo konam, score man chande?', 'fa'],
  ['salam, my score chande?', 'fa'],
])('one word that is also a Persian one makes no Persian question of an English one: %s', (text, language) => {
  expect(readQuestion(text).language).toBe(language)
})

test.each([
  ['How much money do I need? I am nobody@example.com, +98 912 345 6789', []],
  ['چقدر پول لازمه؟ شماره من ۰۹۱۲۳۴۵۶۷۸۹', []],
  ['IELTS 8 7.5 7 7, and 25000 dollars', [8, 7.5, 7, 7, 25_000]],
])('an address asks nothing and a phone number is no amount: %s', (text, figures) => {
  expect(readQuestion(text).marks.flatMap(({ value }) => value ?? [])).toEqual(figures)
})
