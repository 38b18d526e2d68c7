import { SERVICE_TYPES } from './forms/enquiry-form.ts'
import { COUNTRY_CODES, LANGUAGES, type Language } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { MILESTONES_WORDINGS } from './referral-consent.ts'
import { ACCOUNT_WORDINGS, BOOKING_WORDINGS, ENQUIRY_WORDINGS } from './service-consents.ts'
import { z } from './zod.ts'

type Wording = { version: number; from: string; text: Record<Language, string> }

/**
 * A person agrees to these, word for word. A consent says which wording it was, so a wording is never edited: new
 * words are a new version, newest last.
 */
const WORDINGS = {
  truthfulness: [
    {
      version: 1,
      from: '2026-11-15',
      text: {
        en: 'What I have told here is true and complete to the best of my knowledge. I understand that an untrue answer can lead to a refusal.',
        fa: 'آنچه اینجا گفته‌ام تا جایی که می‌دانم درست و کامل است. می‌دانم که پاسخ نادرست می‌تواند به رد درخواست بینجامد.',
      },
    },
    {
      version: 2,
      from: '2026-11-17',
      text: {
        en: 'The information I have provided is true and complete to the best of my knowledge. I understand that misrepresentation can lead to a refusal and bar me from applying to Canada for five years.',
        fa: 'اطلاعاتی که داده‌ام تا جایی که می‌دانم درست و کامل است. می‌دانم که اظهار خلاف واقع می‌تواند باعث رد درخواست و پنج سال ممنوعیت درخواست به کانادا شود.',
      },
    },
  ],
  contact: [
    {
      version: 1,
      from: '2026-11-15',
      text: {
        en: 'You may contact me about this application by e-mail, by phone or on WhatsApp.',
        fa: 'می‌توانید دربارهٔ این درخواست با ایمیل، تلفن یا واتس‌اپ با من تماس بگیرید.',
      },
    },
    {
      version: 2,
      from: '2026-11-17',
      text: {
        en: 'You may contact me about this application by email, by phone or on WhatsApp.',
        fa: 'می‌توانید دربارهٔ این درخواست با ایمیل، تلفن یا واتساپ با من تماس بگیرید.',
      },
    },
  ],
  privacy: [
    {
      version: 1,
      from: '2026-11-15',
      text: {
        en: 'You may keep what I have told here and use it to answer me, as your privacy page describes.',
        fa: 'می‌توانید آنچه را اینجا گفته‌ام نگه دارید و برای پاسخ دادن به من به کار ببرید، همان‌گونه که در صفحهٔ حریم خصوصی آمده است.',
      },
    },
    {
      version: 2,
      from: '2026-11-17',
      text: {
        en: 'You may store the information I have provided and use it to answer me, as your privacy page describes.',
        fa: 'می‌توانید اطلاعاتی را که داده‌ام نگهداری کنید و برای پاسخ به من از آن استفاده کنید، همان‌طور که در صفحهٔ حریم خصوصی آمده است.',
      },
    },
  ],
  milestones: MILESTONES_WORDINGS,
  account: ACCOUNT_WORDINGS,
  enquiry: ENQUIRY_WORDINGS,
  booking: BOOKING_WORDINGS,
} as const satisfies Record<string, readonly [Wording, ...Wording[]]>

export type Statement = keyof typeof WORDINGS
export const STATEMENTS = Object.keys(WORDINGS) as [Statement, ...Statement[]]

/** Answers the wording that people agree to now. */
export function currentWording(statement: Statement): Wording {
  const wordings: readonly [Wording, ...Wording[]] = WORDINGS[statement]
  return wordings.at(-1) ?? wordings[0]
}

/** The wording a consent was given to, however old. */
export function wordingOf(statement: Statement, version: number): Wording | undefined {
  return WORDINGS[statement].find((wording) => wording.version === version)
}

/** A consent was asked for on one of these occasions. */
export const CONSENT_OCCASIONS = ['transfer', 'study', 'referral', 'account', 'enquiry', 'booking'] as const
export type ConsentOccasion = (typeof CONSENT_OCCASIONS)[number]

/** The person read and agreed to this, as the browser showed it. */
export const AgreedTo = z.object({ statement: z.enum(STATEMENTS), version: z.int().check(z.positive()) })
export type AgreedTo = z.output<typeof AgreedTo>

const id = z.uuid()
const instant = z.iso.datetime()

export const Consent = z.object({
  id,
  statement: z.enum(STATEMENTS),
  version: z.int(),
  /** The language it was read in. */
  language: z.enum(LANGUAGES),
  occasion: z.enum(CONSENT_OCCASIONS),
  /** The name of the referrer it is about. */
  referrer: z.nullable(z.string()),
  /** Of the enquiry or the booking it was given with. */
  reference: z.nullable(z.string()),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
})
export type Consent = z.output<typeof Consent>

/** As it stands in the link of an email to somebody without an account. */
const token = z.string().check(z.minLength(1), z.maxLength(100))

/** What we store of an enquiry or a booking, for whoever holds its link. */
export const GuestConsent = z.object({
  occasion: z.enum(['enquiry', 'booking']),
  reference: z.string(),
  version: z.int(),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Of an enquiry that says them. */
  country: z.nullable(z.enum(COUNTRY_CODES)),
  serviceType: z.nullable(z.enum(SERVICE_TYPES)),
  /** The message, or what the consultation is to be about. */
  words: z.string(),
  replies: z.int(),
  /** When the consultation begins; an enquiry has none. */
  startsAt: z.nullable(instant),
  isCancelled: z.boolean(),
  /** Then the link ends. */
  until: instant,
})
export type GuestConsent = z.output<typeof GuestConsent>

export const consents = {
  mine: {
    method: 'GET',
    path: '/api/consents',
    summary: 'What I agreed to and what I withdrew, newest first',
    audience: 'signedIn',
    input: z.object({}),
    output: z.array(Consent),
    errors: [],
  },
  withdraw: {
    method: 'POST',
    path: '/api/consents/{id}/withdrawal',
    summary:
      'Withdraw a consent; it stays in the history. The enquiry it was given with is deleted, the booking cancelled, the account deleted after its days of grace',
    audience: 'signedIn',
    input: z.object({ id }),
    output: Consent,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  giveAgain: {
    method: 'POST',
    path: '/api/consents/{id}/renewal',
    summary: 'Give a withdrawn consent again, to the current wording',
    audience: 'signedIn',
    input: z.object({ id, version: AgreedTo.shape.version, language: z.enum(LANGUAGES) }),
    output: Consent,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  referrer: {
    method: 'GET',
    path: '/api/consents/referrer',
    summary: 'Who referred me, and whether they see how far I have come; null without one',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ referrer: z.nullable(z.object({ name: z.string(), isAllowed: z.boolean() })) }),
    errors: [],
  },
  allowReferrer: {
    method: 'POST',
    path: '/api/consents/referrer',
    summary: 'Let who referred me see how far I have come; withdrawn as every other consent',
    audience: 'signedIn',
    input: z.object({ version: AgreedTo.shape.version, language: z.enum(LANGUAGES) }),
    output: Consent,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  readByLink: {
    method: 'GET',
    path: '/api/consents/links/{token}',
    summary: 'What we store of the enquiry or the booking that a mailed link is about, without signing in',
    audience: 'public',
    input: z.object({ token }),
    output: GuestConsent,
    errors: ['NOT_FOUND', 'GONE'],
  },
  withdrawByLink: {
    method: 'POST',
    path: '/api/consents/links/{token}/withdrawal',
    summary: 'Withdraw the consent of a mailed link: the enquiry is deleted, the booking cancelled',
    audience: 'public',
    input: z.object({ token }),
    output: z.object({ occasion: GuestConsent.shape.occasion, reference: z.string(), withdrawnAt: instant }),
    errors: ['NOT_FOUND', 'GONE'],
  },
} as const satisfies Record<string, Procedure>
