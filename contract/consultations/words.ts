import { LANGUAGES } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** What the owner calls a type and asks for it; `language` says in which it was published. */
const Words = z.object({ language: z.enum(LANGUAGES), title: z.string(), fee: z.string() })

/** For a reader of each language. */
export const OwnersWords = z.object({ en: Words, fa: Words })
export type OwnersWords = z.output<typeof OwnersWords>

const WholeWords = z.extend(Words, { text: z.string() })

export const WholeOwnersWords = z.object({ en: WholeWords, fa: WholeWords })
export type WholeOwnersWords = z.output<typeof WholeOwnersWords>
