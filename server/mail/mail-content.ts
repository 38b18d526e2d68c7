import type { Language } from '@rahnama/contract/locale/locale.ts'

/** The database stores the mail with the firm's name when it was written. */
export type StoredMailContent = MailContent & { house: string }

export type MailAction = { label: string; url: string }

/** A mail written once as data; text and HTML are drawn from it. */
export type MailContent = {
  language: Language
  subject: string
  greeting?: string
  paragraphs: readonly string[]
  /** A code to be typed elsewhere: always Latin, left to right. */
  code?: string
  action?: MailAction
  /** The less likely choice, as a plain link. */
  otherAction?: MailAction
  /** An invitation or its withdrawal, in the form calendars read. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** This says why the person receives it, when our usual sentence does not fit. */
  footer?: string
}
