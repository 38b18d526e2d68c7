import { LANGUAGES } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** The owner's name for a type, in the language it was published in, and its fee; null while that is not said. */
const NameAndFee = z.object({ language: z.enum(LANGUAGES), title: z.string(), fee: z.nullable(z.string()) })

/** There is one wording for a reader of each language. */
export const OwnersWords = z.object({ en: NameAndFee, fa: NameAndFee })
export type OwnersWords = z.output<typeof OwnersWords>

const NameFeeAndText = z.extend(NameAndFee, { text: z.string() })

export const WholeOwnersWords = z.object({ en: NameFeeAndText, fa: NameFeeAndText })
export type WholeOwnersWords = z.output<typeof WholeOwnersWords>
