import { expect, test } from 'vitest'
import { persianFaults } from './persian-faults.test-data.ts'

test.each([
  ['پیام شما فرستاده شد!'],
  ['نمی‌دانید کدام راه شماست؟ «راهنما» می‌گوید.'],
  ['شمارهٔ پرونده، ۱۵٬۰۰۰ دلار کانادا و ۲۵٪ از هزینه'],
  ['فرانسه در سطح NCLC 7 یا بالاتر؛ آیلتس 5.0'],
  ['نشانی ایمیل را به شکل name@example.com بنویسید'],
])('«%s» has no fault', (text) => {
  expect(persianFaults(text)).toEqual([])
})

test.each([
  ['كارشناسي', 'an Arabic letter'],
  ['٣ روز', 'an Arabic digit'],
  ['این لینک کار نمی کند', 'a space where a verb takes a half-space'],
  ['همهٔ پیام ها', 'a space where a plural or an ending takes a half-space'],
  ['شما وارد شده اید', 'a space where a plural or an ending takes a half-space'],
  ['پیام‌ ها', 'a half-space at the edge of a word'],
  ['کار‌ها', 'a half-space after a letter that never joins'],
  ['شماره‌ی پرونده', 'ه‌ی for هٔ'],
  ['نام, نشانی', 'ASCII or curly punctuation'],
  ['کجا هستید?', 'ASCII or curly punctuation'],
  ['در حال ذخیره...', 'ASCII or curly punctuation'],
  ['نام  خانوادگی', 'two spaces'],
  ['نام ، نشانی', 'a space before a mark'],
  ['نام،نشانی', 'no space after a mark'],
  ['ورود ', 'an open edge'],
  ['حساب undefined', 'a hole'],
  ['روی submit بزنید', 'the Latin word submit'],
  ['حدود 12 ماه', 'Latin digits in Persian prose'],
])('«%s» has %s', (text, fault) => {
  expect(persianFaults(text)).toContain(fault)
})
