import type { LogoPicture } from '@rahnama/contract/firm-names.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Theme } from '@rahnama/contract/theme/theme.ts'
import type { Sentence, Wording } from './wording.ts'

/** The database stores the mail with the firm's name, address and colours when it was written. */
export type StoredMailContent = Omit<MailContent, 'reword'> & {
  house: string
  /** At its whole address: a mail is read elsewhere. */
  logo?: LogoPicture
  contact: string
  theme?: Theme
  sender?: MailSender
}

/** Who sends it, where the owner chose; else the firm and the configuration's address. */
export type MailSender = { name: string | null; address: string | null; replyTo: string | null }

export type MailAction = { label: string; url: string }

/** One line of what the mail is about: a reference, a day, a person. With an address it is a link. */
export type MailFact = { label: string; value: string; url?: string | undefined }

/** A person's own words, kept apart from those of the mail. */
export type MailQuote = { label?: string; text: string }

/** A mail written once as data; text and HTML are drawn from it, in the order of these fields. */
export type WrittenMail = {
  subject: string
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly MailFact[]
  quote?: MailQuote | undefined
  /** A code to be typed elsewhere: always Latin, left to right. */
  code?: string | undefined
  action?: MailAction | undefined
  /** The less likely choice, as a plain link. */
  otherAction?: MailAction | undefined
  /** These stand after the button: how long it works, and what to do when it is not wanted. */
  notes?: readonly string[]
  /** This says why the person receives it, when our usual sentence does not fit. */
  footer?: string
}

export type MailContent = WrittenMail & {
  /** The capability and the mail, as the catalogue lists it: `cases.asked`. */
  name: string
  language: Language
  /** Writes it once more, in the owner's words. It is not stored. */
  reword?: (wording: Wording) => { written: WrittenMail; sentences: readonly Sentence[] }
  /** Switches mails of this kind off; only in mails that may be. */
  unsubscribe?: string
  /** Mails about the same thing stand together in a mailbox, whatever their subjects. */
  conversation?: string
  /** An invitation or its withdrawal, in the form calendars read. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}
