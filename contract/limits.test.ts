import { expect, test } from 'vitest'
import {
  APPLICATION_REOPEN_MINUTES,
  CONSULTATION_CHANGE_CUTOFF_HOURS,
  CONSULTATION_CONFIRM_MINUTES,
  CONSULTATION_HOLD_EXTENSIONS,
  CONSULTATION_HOLD_MINUTES,
  CONSULTATION_HOLDS_AT_ONCE_MAX,
  CONSULTATION_HORIZON_DAYS,
  CONSULTATION_NOTICE_HOURS,
  CONTENT_BIN_DAYS,
  CV_MAX_BYTES,
  DOCUMENT_BIN_DAYS,
  DOCUMENT_MAX_BYTES,
  DOWNLOAD_LINK_VALID_MS,
  EMAIL_MAX_CHARS,
  ENQUIRY_MESSAGE_MAX_CHARS,
  UPLOADS_DAILY_MAX_BYTES,
} from './limits.ts'

const MB = 1_048_576

// Pages, mails and the terms say these to people: each is written here as it is said there.
test.each([
  ['a CV', CV_MAX_BYTES, 10 * MB],
  ['a document', DOCUMENT_MAX_BYTES, 25 * MB],
  ['what one person may send in a day', UPLOADS_DAILY_MAX_BYTES, 500 * MB],
  ['minutes a link to a file is good for', DOWNLOAD_LINK_VALID_MS, 300_000],
  ['minutes a time is kept while booking', CONSULTATION_HOLD_MINUTES, 10],
  ['times it is kept longer', CONSULTATION_HOLD_EXTENSIONS, 2],
  ['times one place may keep at once', CONSULTATION_HOLDS_AT_ONCE_MAX, 5],
  ['minutes to confirm a booking from one’s mailbox', CONSULTATION_CONFIRM_MINUTES, 60],
  ['hours a booking is ahead', CONSULTATION_NOTICE_HOURS, 24],
  ['hours until which it can be moved', CONSULTATION_CHANGE_CUTOFF_HOURS, 12],
  ['days that can be booked', CONSULTATION_HORIZON_DAYS, 60],
  ['minutes in which an application can be taken up again', APPLICATION_REOPEN_MINUTES, 60],
  ['days a removed document can be put back', DOCUMENT_BIN_DAYS, 30],
  ['days a removed text can be put back', CONTENT_BIN_DAYS, 30],
  ['letters of a message', ENQUIRY_MESSAGE_MAX_CHARS, 5000],
  ['letters of an email address, by RFC 5321', EMAIL_MAX_CHARS, 254],
] as const)('%s: %d', (_, limit, said) => {
  expect(limit).toBe(said)
})
