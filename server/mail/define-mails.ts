import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MailContent, WrittenMail } from './mail-content.ts'
import { inWording } from './wording.ts'

type Writers = Record<string, (language: Language, data: never) => WrittenMail>

export type Mails<W extends Writers> = {
  [Name in keyof W]: (language: Language, data: Parameters<W[Name]>[1]) => MailContent
}

/**
 * The mails of a capability: one function each, from a language and typed data to the whole mail. What is defined here
 * has to stand in the catalogue, with sample data.
 */
export function defineMails<W extends Writers>(capability: string, writers: W): Mails<W> {
  const named = Object.entries(writers).map(([mail, write]) => [
    mail,
    (language: Language, data: never): MailContent => ({
      name: `${capability}.${mail}`,
      language,
      ...write(language, data),
      reword: (wording) => inWording(wording, () => write(language, data)),
    }),
  ])
  return Object.fromEntries(named)
}
