import { isTimeZone } from './locale/locale.ts'
import { MAIL_KINDS, MAIL_PACES, type MailKind, type MailPace, pacesOf } from './mail-kinds.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export { MAIL_KINDS, type MailKind } from './mail-kinds.ts'

const MINUTES_PER_DAY = 24 * 60
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1))
const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone))

const haveTheirPaces = (paces: Record<MailKind, MailPace>) =>
  MAIL_KINDS.every((kind) => pacesOf(kind).includes(paces[kind]))

export const MailChoices = z.object({
  paces: z.record(z.enum(MAIL_KINDS), z.enum(MAIL_PACES)).check(z.refine(haveTheirPaces)),
  /** Null until a browser has told it: the office's holds until then. */
  timeZone: z.nullable(TimeZone),
  /** Minutes of the person's day; from a later one to an earlier one is over midnight. */
  quietHours: z.nullable(z.object({ from: minuteOfDay, until: minuteOfDay })),
})
export type MailChoices = z.output<typeof MailChoices>

const token = z.string().check(z.minLength(1), z.maxLength(200))
const Unsubscribed = z.object({ kind: z.enum(MAIL_KINDS), isOff: z.boolean() })

export const mailChoices = {
  read: {
    method: 'GET',
    path: '/api/mail-choices',
    summary: 'Which emails I want, and when',
    audience: 'signedIn',
    input: z.object({}),
    output: MailChoices,
    errors: [],
  },
  update: {
    method: 'PUT',
    path: '/api/mail-choices',
    summary: 'Say which emails I want, and when',
    audience: 'signedIn',
    input: MailChoices,
    output: MailChoices,
    errors: [],
  },
  tellZone: {
    method: 'POST',
    path: '/api/mail-choices/zone',
    summary: 'Tell the zone of this device; one that is known already stays',
    audience: 'signedIn',
    input: z.object({ timeZone: TimeZone }),
    output: MailChoices,
    errors: [],
  },
  readLink: {
    method: 'GET',
    path: '/api/mail-choices/links/{token}',
    summary: 'What the link at the end of an email switches off',
    audience: 'public',
    input: z.object({ token }),
    output: Unsubscribed,
    errors: ['NOT_FOUND'],
  },
  useLink: {
    method: 'POST',
    path: '/api/mail-choices/links/{token}',
    summary: 'Switch off, or on again, the emails that the link names, without signing in',
    audience: 'public',
    input: z.object({ token, isOff: z._default(z.boolean(), true) }),
    output: Unsubscribed,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
