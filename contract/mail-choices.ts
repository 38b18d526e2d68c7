import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** Mails a person may do without. Those that answer an act of theirs, or protect their account, always come. */
export const MAIL_KINDS = ['appointmentReminders', 'documentExpiry'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MailChoices = z.object({
  appointmentReminders: z.boolean(),
  documentExpiry: z.boolean(),
}) satisfies z.ZodMiniType<Record<MailKind, boolean>>
export type MailChoices = z.output<typeof MailChoices>

export const mailChoices = {
  read: {
    method: 'GET',
    path: '/api/mail-choices',
    summary: 'Which emails I want',
    audience: 'signedIn',
    input: z.object({}),
    output: MailChoices,
    errors: [],
  },
  update: {
    method: 'PUT',
    path: '/api/mail-choices',
    summary: 'Say which emails I want',
    audience: 'signedIn',
    input: MailChoices,
    output: MailChoices,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
