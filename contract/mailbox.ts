import { LANGUAGES } from './locale/locale.ts'
import { ManyDone, OneRow, someOf } from './many.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export const MAIL_STATES = ['kept', 'queued', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** For whom an email is: whoever has an account, clients and visitors, or the office. */
export const MAIL_READERS = ['account', 'client', 'staff'] as const
export type MailReader = (typeof MAIL_READERS)[number]

const MAILS_PAGE_MAX = 100
const MAIL_SEARCH_MAX_CHARS = 100
const instant = z.iso.datetime()

export const MailSummary = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  language: z.enum(LANGUAGES),
  /** Kept is read here, because no mail server is configured. */
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  /** In the words of the other server. */
  fault: z.nullable(z.string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
})
export type MailSummary = z.output<typeof MailSummary>

const theme = z._default(z.enum(['light', 'dark']), 'light')
const Drawn = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export const mailbox = {
  list: {
    method: 'GET',
    path: '/api/mailbox',
    summary: 'Every email we wrote in the last ninety days, newest first',
    audience: 'admin',
    input: z.object({
      state: z.optional(z.enum(MAIL_STATES)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(MAIL_SEARCH_MAX_CHARS))),
      after: z.optional(z.string().check(z.maxLength(80))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAILS_PAGE_MAX)), 30),
    }),
    output: z.object({
      mails: z.array(MailSummary),
      next: z.nullable(z.string()),
      /** Without a mail server everything stays here. */
      isSending: z.boolean(),
    }),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/mailbox/{id}',
    summary: 'One email as its reader sees it',
    audience: 'admin',
    input: z.object({ id: z.uuid(), theme }),
    output: z.extend(z.extend(MailSummary, Drawn.shape), {
      code: z.nullable(z.string()),
      link: z.nullable(z.string()),
      /** In production nobody reads here what opens somebody's account. */
      hidesSecrets: z.boolean(),
      canSendAgain: z.boolean(),
      /** While it waits after a try that failed. */
      nextTryAt: z.nullable(instant),
    }),
    errors: ['NOT_FOUND'],
  },
  sendAgain: {
    method: 'POST',
    path: '/api/mailbox/{id}/send',
    summary: 'Send an email that could not be delivered once more',
    audience: 'admin',
    input: z.object({ id: z.uuid() }),
    output: MailSummary,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  sendManyAgain: {
    method: 'POST',
    path: '/api/mailbox/send',
    summary: 'Send several emails that could not be delivered once more, each by itself',
    audience: 'admin',
    input: someOf(OneRow),
    output: ManyDone,
    errors: [],
  },
  samples: {
    method: 'GET',
    path: '/api/mail-samples',
    summary: 'Every email the product sends, with sample data',
    audience: 'admin',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({
      samples: z.array(
        z.object({
          name: z.string(),
          sample: z.int(),
          to: z.enum(MAIL_READERS),
          /** When it is sent; no two are the same, as subjects may be. */
          occasion: z.string(),
          subject: z.string(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
