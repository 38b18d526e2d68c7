import { expect, test } from 'vitest'
import { hardTopicIn } from './hard-topics.ts'
import { readQuestion } from './read-question.ts'

const conceptIn = (text: string) => hardTopicIn(readQuestion(text).marks, { anyReading: false })?.concept

test.each([
  'دیگه نمیخوام زنده باشم',
  'نمی‌خواهم زنده بمانم',
  'از زندگی خسته شدم',
  'کاش میمردم راحت میشدم',
  'میخوام خودمو بکشم',
  'به زندگیم پایان بدم بهتره',
  'mikham bemiram',
  'dige nemikham zende basham',
  'I want to end it',
  'I want to end it all, this visa was everything',
  "I don't want to be alive anymore",
  'there is nothing left to live for',
  'I wish I was dead',
  'everyone would be better off without me',
  'my visa was refused and I want to die',
])('despair comes before everything else: %s', (text) => {
  expect(conceptIn(text)).toBe('crisis')
})

test.each([
  'can you make it look real',
  'nobody will know if I change the date',
  'can I just not mention my refusal',
  'where can I buy an IELTS certificate',
  'I would like to buy a job offer',
  'someone else could take the test for me',
  'میشه مدرک آیلتس رو از جایی خرید؟',
  'از کجا سابقه کار بخرم',
  'گردش حساب رو دستکاری کنم کسی نمیفهمه',
  'ریجکتیمو تو فرم ننویسم',
  'ازدواج مصلحتی چقدر خرج داره',
])('what is not honest is declined: %s', (text) => {
  expect(conceptIn(text)).toBe('fraud')
})

test.each([
  "I have a heart disease and I'm worried about the medical exam",
  'will the panel doctor turn me away because of my diabetes',
  'میترسم تو معاینه پزشکی رد شم چون ام اس دارم',
])('an illness before the examination is a person’s to answer, wherever it is named: %s', (text) => {
  expect(conceptIn(text)).toBe('admissibility')
})

test.each([
  'میخوام خلاص شم از این فرم',
  'دیگه نمیخوام تو ایران زندگی کنم',
  'کتاب آیلتس خریدم',
  'خونه خریدم جزو تمکن حساب میشه',
  'I want to end my subscription',
  'I bought my IELTS book',
  'I bought a house last year',
  'how do I find out my score',
  'can I skip the question about my middle name',
  'when does the program end',
])('what only sounds like it is not taken for it: %s', (text) => {
  expect(conceptIn(text)).toBeUndefined()
})
