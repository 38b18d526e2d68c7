import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MailReader } from '@rahnama/contract/mailbox.ts'
import {
  inOwnersWords,
  type MailPlace,
  type Sentence,
  type StoredMailContent,
  toStored,
  type Wording,
} from '../mail/mail.ts'
import { occasionOf } from './occasions.ts'
import { type MailSamples, sampleMails } from './sample-mails.ts'

export type CatalogueEntry = {
  /** The capability and the mail, as in the outbox: `cases.asked`. */
  name: string
  /** A mail that says more in one case than in another has a sample of each, counted from 1. */
  sample: number
  /** For whom it is, and when they get it. */
  to: MailReader
  occasion: string
  content: StoredMailContent
  /** It is made of these, as we say them. */
  sentences: readonly Sentence[]
}

/** Every mail the product sends, as its reader gets it, with made-up people and dates. */
export function mailCatalogue(language: Language, place: MailPlace, wording: Wording = new Map()): CatalogueEntry[] {
  const samples: MailSamples = sampleMails(language, place.publicUrl)
  return Object.entries(samples).flatMap(([capability, mails]) =>
    Object.entries(mails).flatMap(([mail, written]) =>
      written.map((content, index) => ({
        name: `${capability}.${mail}`,
        sample: index + 1,
        ...occasionOf(capability, mail, index, language),
        content: toStored(inOwnersWords(content, wording), place),
        sentences: content.reword?.(new Map()).sentences ?? [],
      })),
    ),
  )
}
