import type { Language } from '@rahnama/contract/locale/locale.ts'

/** A mail written once as data; text and HTML are drawn from it. */
export type Letter = {
  language: Language
  subject: string
  greeting?: string
  paragraphs: readonly string[]
  /** A code to be typed elsewhere: always Latin, left to right. */
  code?: string
  action?: { label: string; url: string }
  /** Why this person receives it, when our usual sentence does not fit. */
  footer?: string
}
