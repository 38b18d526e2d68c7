import { INTAKE_LEDGER, type IntakeId } from '@rahnama/rules/programs/programs.ts'
import { SITUATIONS } from '@rahnama/rules/situations/situations.ts'
import type { ConsultationType } from '../consultations/consultations.ts'
import { EMAIL_PATTERN } from '../forms/email.ts'
import { CONSULTATION_MAX_MINUTES, CONSULTATION_MIN_MINUTES } from '../limits.ts'
import { COUNTRY_CODES, CURRENCIES, LANGUAGES } from '../locale/locale.ts'
import { MediaReference } from '../media/media.ts'
import { href } from '../page-paths.ts'
import { z } from '../zod.ts'
import { Block, ContentSlug, Line, Passage, ProseSource, SERVICE_AREAS } from './content-blocks.ts'
import { isSafeHref } from './prose.ts'

/** A content item has facts, which both languages share, and a text in each language. Each is versioned on its own. */
export const CONTENT_PARTS = ['facts', ...LANGUAGES] as const
export type ContentPart = (typeof CONTENT_PARTS)[number]

/** Pages with an address of their own; any other page lives at /pages/{slug}. */
export const SITE_PAGES = {
  landing: href('landing'),
  services: href('services'),
  'about-us': href('aboutUs'),
  'our-team': href('ourTeam'),
  'success-stories': href('successStories'),
  contact: href('contact'),
  articles: href('articles'),
}
export type SitePage = keyof typeof SITE_PAGES

export function isSitePage(slug: string): slug is SitePage {
  return Object.hasOwn(SITE_PAGES, slug)
}

/** The slug of what is written about each type of consultation. */
export const CONSULTATION_SLUGS = {
  initial: 'initial',
  comprehensive: 'comprehensive',
  followUp: 'follow-up',
} as const satisfies Record<ConsultationType, string>

/** The software cannot do without such an item: it stays published in one language at least, and is never removed. */
export function isLasting({ kind, slug }: { kind: ContentKind; slug: string }): boolean {
  return kind === 'consultation' || (kind === 'page' && isSitePage(slug))
}

/** A figure of a claim counts one of these; `year` is a date, `years` a span. */
export const CLAIM_UNITS = [
  'count',
  'percent',
  'year',
  'years',
  'months',
  'weeks',
  'hours',
  'minutes',
  'bits',
  'band',
  'score',
] as const

export const ClaimFigure = z.object({
  from: z.number().check(z.nonnegative()),
  to: z.optional(z.number().check(z.nonnegative())),
  unit: z.enum(CLAIM_UNITS),
  /** "2,000+": at least so many. */
  isAtLeast: z.boolean(),
})
export type ClaimFigure = z.output<typeof ClaimFigure>

const INTAKE_IDS = Object.keys(INTAKE_LEDGER) as [IntakeId, ...IntakeId[]]
const nothing = z.object({})

/**
 * It is advice for people in these situations; for everybody where none is named. Older articles and tips name none.
 */
const situations = z._default(z.array(z.enum(SITUATIONS)).check(z.maxLength(SITUATIONS.length)), [])

/** Sources are named in the reader's language; an article may tell only what we know ourselves. */
const sources = z._default(
  z
    .array(
      z.object({
        title: Line,
        url: z.optional(z.string().check(z.maxLength(300), z.refine(isSafeHref, 'INVALID'))),
      }),
    )
    .check(z.maxLength(20)),
  [],
)

/** Each kind of content holds this. In a text of a claim `{figure}` stands for its figure. */
export const CONTENT_KINDS = {
  page: {
    facts: z.object({ isInFooter: z.boolean() }),
    text: z.object({
      title: Line,
      description: Passage,
      blocks: z.array(Block).check(z.minLength(1), z.maxLength(40)),
    }),
  },
  article: {
    facts: z.object({
      publishedOn: z.iso.date(),
      rulesAsOf: z.nullable(z.iso.date()),
      situations,
      picture: z.optional(MediaReference),
    }),
    text: z.object({ title: Line, description: Passage, prose: ProseSource, sources }),
  },
  story: {
    facts: z.object({
      country: z.enum(COUNTRY_CODES),
      destination: z.enum(COUNTRY_CODES),
      service: ContentSlug,
      year: z.int().check(z.minimum(2009), z.maximum(2100)),
      months: z.int().check(z.minimum(1), z.maximum(120)),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      /** Written as an example: it says so beside the story, and shows no stars. */
      isSample: z._default(z.boolean(), false),
      scholarship: z.nullable(z.object({ amount: z.number().check(z.positive()), currency: z.enum(CURRENCIES) })),
    }),
    text: z.object({ name: Line, title: Line, story: Passage, outcome: Line }),
  },
  member: {
    facts: z.object({
      email: z.email({ pattern: EMAIL_PATTERN }),
      linkedin: z.string().check(z.maxLength(300), z.refine(isSafeHref, 'INVALID')),
      photo: z.optional(MediaReference),
      /** The number, and the public register in which anybody can look it up. */
      licence: z.optional(
        z.object({ number: Line, register: z.string().check(z.maxLength(300), z.refine(isSafeHref, 'INVALID')) }),
      ),
      /** They sign in with this address; it is shown to nobody. */
      account: z.optional(z.email({ pattern: EMAIL_PATTERN })),
      isSample: z._default(z.boolean(), false),
    }),
    text: z.object({
      name: Line,
      position: Line,
      spoken: z.optional(Line),
      bio: Passage,
      specialties: z.array(Line).check(z.length(4)),
    }),
  },
  credential: { facts: nothing, text: z.object({ title: Line, text: Passage }) },
  value: { facts: nothing, text: z.object({ title: Line, text: Passage }) },
  faq: {
    facts: z.object({ topics: z.array(Line).check(z.minLength(1), z.maxLength(5)) }),
    text: z.object({ question: Line, answer: ProseSource }),
  },
  service: {
    facts: z.object({
      area: z.enum(SERVICE_AREAS),
      /** The ledger of the rules has these intakes; the first one speaks for the whole. */
      intakes: z.array(z.enum(INTAKE_IDS)).check(z.minLength(1)),
      /** Claims on how long it takes. */
      times: z.array(ContentSlug).check(z.maxLength(4)),
      href: z.string().check(z.maxLength(300), z.refine(isSafeHref, 'INVALID')),
    }),
    text: z.object({
      title: Line,
      summary: Passage,
      points: z.array(Line).check(z.minLength(2), z.maxLength(6)),
      prose: ProseSource,
      action: Line,
    }),
  },
  /** Rules say who may book it, and the table of fees what it costs; its name, length and what it is for are written here. */
  consultation: {
    facts: z.object({
      /** Times are offered and booked so long from the day it is published; what is booked stays as it is. */
      minutes: z.optional(z.int().check(z.minimum(CONSULTATION_MIN_MINUTES), z.maximum(CONSULTATION_MAX_MINUTES))),
    }),
    text: z.object({ title: Line, text: Passage, action: Line }),
  },
  claim: {
    facts: z.object({
      figure: z.nullable(ClaimFigure),
      owner: Line,
      reviewBy: z.iso.date(),
      /** It came with the software and nobody has vouched for it: the public reads it only in the demonstration. */
      isSample: z._default(z.boolean(), false),
    }),
    text: z.object({ label: Line, sentence: Passage, source: Line }),
  },
  tip: { facts: z.object({ situations }), text: z.object({ title: Line, text: Passage }) },
} as const

export type ContentKind = keyof typeof CONTENT_KINDS
/** The owner can write more of these; the types of consultation are given. */
export type NewKind = Exclude<ContentKind, 'consultation'>

export function takesNew(kind: ContentKind): kind is NewKind {
  return kind !== 'consultation'
}

export type FactsOf<Kind extends ContentKind> = z.output<(typeof CONTENT_KINDS)[Kind]['facts']>
export type TextOf<Kind extends ContentKind> = z.output<(typeof CONTENT_KINDS)[Kind]['text']>

export const CONTENT_KIND_NAMES = Object.keys(CONTENT_KINDS) as [ContentKind, ...ContentKind[]]
