import { EMAIL_PATTERN } from '../forms/email.ts'
import { z } from '../zod.ts'
import { nameLine } from './lines.ts'

const mailAddress = z.nullable(z.email({ pattern: EMAIL_PATTERN }))

/** Whose name and address our emails carry. What is left empty is the firm's name and the configuration's address. */
export const EmailSettings = z.object({
  senderName: z.object({ en: z.nullable(nameLine), fa: z.nullable(nameLine) }),
  senderAddress: mailAddress,
  replyTo: mailAddress,
})
export type EmailSettings = z.output<typeof EmailSettings>
