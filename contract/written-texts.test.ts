import { describe, expect, test } from 'vitest'
import { applications } from './applications.ts'
import { cases } from './cases/cases.ts'
import { consultations } from './consultations/consultations.ts'
import { documents } from './documents.ts'
import { enquiries } from './enquiries.ts'
import { Email, FullName } from './forms/person.ts'
import {
  APPLICATION_EXPLANATION_MAX_CHARS,
  APPLICATION_REASON_MAX_CHARS,
  CASE_NOTE_MAX_CHARS,
  CASE_QUESTION_MAX_CHARS,
  CASE_TASK_MAX_CHARS,
  COMMISSION_NOTE_MAX_CHARS,
  CONSULTATION_NOTE_MAX_CHARS,
  CONSULTATION_TOPIC_MAX_CHARS,
  DESK_FILTER_NAME_MAX_CHARS,
  DOCUMENT_EXPLANATION_MAX_CHARS,
  ENQUIRY_MESSAGE_MAX_CHARS,
  HAND_OVER_MAX_CHARS,
  SEND_BACK_MAX_CHARS,
  SNOOZE_REASON_MAX_CHARS,
  SUSPENSION_REASON_MAX_CHARS,
} from './limits.ts'
import { messageDesk } from './message-desk.ts'
import { referrals } from './referrals.ts'
import { toIssues, WITH_INPUT } from './to-issues.ts'
import { users } from './users.ts'

/** Each is one letter to a reader and two to a computer. */
const letters = (count: number) => 'ی\u200c'.repeat(count)

describe.each([
  ['the message of an enquiry', enquiries.submit.input, 'message', ENQUIRY_MESSAGE_MAX_CHARS],
  ['what a consultation is about', consultations.book.input, 'topic', CONSULTATION_TOPIC_MAX_CHARS],
  ['why one is cancelled', consultations.cancel.input, 'reason', CONSULTATION_NOTE_MAX_CHARS],
  ['what staff note of it', consultations.record.input, 'note', CONSULTATION_NOTE_MAX_CHARS],
  ['why answers are right', applications.explain.input, 'text', APPLICATION_EXPLANATION_MAX_CHARS],
  ['why an application is withdrawn', applications.withdraw.input, 'reason', APPLICATION_REASON_MAX_CHARS],
  ['why an account is suspended', users.suspend.input, 'reason', SUSPENSION_REASON_MAX_CHARS],
  ['a note of the team', cases.addNote.input, 'text', CASE_NOTE_MAX_CHARS],
  ['what a task is', cases.addTask.input, 'what', CASE_TASK_MAX_CHARS],
  ['a question to a client', cases.ask.input, 'text', CASE_QUESTION_MAX_CHARS],
  ['why a case is handed over', cases.handOver.input, 'reason', HAND_OVER_MAX_CHARS],
  ['why something of the desk waits', cases.snooze.input, 'reason', SNOOZE_REASON_MAX_CHARS],
  ['why a document is sent back', cases.sendBack.input, 'sentence', SEND_BACK_MAX_CHARS],
  ['the name of a filter', cases.saveView.input, 'name', DESK_FILTER_NAME_MAX_CHARS],
  ['a note beside a conversation', messageDesk.addNote.input, 'text', CASE_NOTE_MAX_CHARS],
  ['why a commission is reversed', referrals.reverseEarning.input, 'note', COMMISSION_NOTE_MAX_CHARS],
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

describe.each([
  ['an enquiry', enquiries.submit.input],
  ['a booking', consultations.book.input],
] as const)('the phone number of %s', (_, input) => {
  const read = (phone: string) => {
    const { error } = input.safeParse({ phone }, WITH_INPUT)
    return error && toIssues(error).find(({ field }) => field === 'phone')?.fault
  }

  test.each([
    ['a whole number with its code', '+98 912 345 6789', undefined],
    ['a mobile of Iran as it is dialled there', '۰۹۱۲ ۳۴۵ ۶۷۸۹', undefined],
    ['nothing', ' ', undefined],
    ['a number that lacks a digit', '+98 912 345 678', 'TOO_SHORT'],
    ['a number with a digit too many', '+98 912 345 67890', 'TOO_LONG'],
    ['a number without its country', '416 555 0199', 'NOT_A_PHONE'],
    ['words', 'call me', 'NOT_A_PHONE'],
    ['spaces past every length', `+98${' '.repeat(40)}9123456789`, 'TOO_LONG'],
  ])('%s', (_, typed, fault) => {
    expect(read(typed)).toBe(fault)
  })
})
