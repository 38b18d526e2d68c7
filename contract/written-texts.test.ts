import { describe, expect, test } from 'vitest'
import { applications } from './applications.ts'
import { consultations } from './consultations/consultations.ts'
import { documents } from './documents.ts'
import { enquiries } from './enquiries.ts'
import { Email, FullName } from './forms/person.ts'
import {
  APPLICATION_EXPLANATION_MAX_CHARS,
  APPLICATION_REASON_MAX_CHARS,
  CONSULTATION_NOTE_MAX_CHARS,
  CONSULTATION_TOPIC_MAX_CHARS,
  DOCUMENT_EXPLANATION_MAX_CHARS,
  ENQUIRY_MESSAGE_MAX_CHARS,
} from './limits.ts'

/** Each is one letter to a reader and two to a computer. */
const letters = (count: number) => 'ی\u200c'.repeat(count)

describe.each([
  ['the message of an enquiry', enquiries.submit.input, 'message', ENQUIRY_MESSAGE_MAX_CHARS],
  ['what a consultation is about', consultations.book.input, 'topic', CONSULTATION_TOPIC_MAX_CHARS],
  ['why one is cancelled', consultations.cancel.input, 'reason', CONSULTATION_NOTE_MAX_CHARS],
  ['what staff note of it', consultations.record.input, 'note', CONSULTATION_NOTE_MAX_CHARS],
  ['why answers are right', applications.explain.input, 'text', APPLICATION_EXPLANATION_MAX_CHARS],
  ['why an application is withdrawn', applications.withdraw.input, 'reason', APPLICATION_REASON_MAX_CHARS],
  ['why a document cannot be had', documents.cannotGet.input, 'explanation', DOCUMENT_EXPLANATION_MAX_CHARS],
] as const)('%s', (_, input, field, max) => {
  const faultOf = (text: string) =>
    input.safeParse({ [field]: text }).error?.issues.find(({ path }) => path[0] === field)?.message

  test('may be as long as its box counts, and no longer', () => {
    expect(faultOf(letters(max))).toBeUndefined()
    expect(faultOf(letters(max + 1))).toBe('TOO_LONG')
  })
})

test.each([
  ['\u200eparnian@example.com\u200f', 'parnian@example.com'],
  ['Parnian\u200b@Example.com\ufeff', 'parnian@example.com'],
])('an e-mail address is found under the marks it was copied with: %j', (typed, read) => {
  expect(Email.parse(typed)).toBe(read)
})

test.each([
  ['Par\u202enian', 'Parnian'],
  ['  پرنیان \r\n نمونه ', 'پرنیان نمونه'],
  ['نیک‌نام', 'نیک‌نام'],
])('a name is one line in one direction: %j', (typed, read) => {
  expect(FullName.parse(typed)).toBe(read)
})

test.each(['', ' \n ', '\u200b\u200b', '\u200c', '۱۲۳ !'])('a name has a letter: %j', (typed) => {
  expect(FullName.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['REQUIRED'])
})
