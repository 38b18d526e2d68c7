import { TEST_IDS } from '@rahnama/rules/language/language.ts'
import { type IntakeStatus, NOTICES } from '@rahnama/rules/programs/programs.ts'
import { SITUATIONS } from '@rahnama/rules/situations/situations.ts'
import { CONSULTATION_TYPES } from '../consultations/consultations.ts'
import { COUNTRY_CODES, CURRENCIES, LANGUAGES } from '../locale/locale.ts'
import { PictureView } from '../media/media.ts'
import { SOCIAL_NETWORKS } from '../social-networks.ts'
import { z } from '../zod.ts'
import { CONTACT_CARDS, ContentLink, SERVICE_AREAS } from './content-blocks.ts'
import { ProseNode } from './prose.ts'

/**
 * Content as the public reads it: published, in the language asked for or, where that is missing, in the other one.
 * `language` says which it became, for the `lang` and `dir` of the element. Figures are written out in that language.
 */
const written = { language: z.enum(LANGUAGES) }

export const ClaimView = z.object({
  ...written,
  key: z.string(),
  /** "2,000+", "۶ تا ۸ ماه"; null for a claim without a number. */
  figure: z.nullable(z.string()),
  label: z.string(),
  sentence: z.string(),
  source: z.string(),
  /** Nobody vouches for it; only a demonstration shows it. */
  isSample: z.boolean(),
})
export type ClaimView = z.output<typeof ClaimView>

const INTAKE_STATUSES = [
  'open',
  'open-capped',
  'paused',
  'closed',
  'coming-soon',
  'not-recorded',
] as const satisfies readonly IntakeStatus[]

/** The ledger has it so today; `notice` is a code with a text in both languages, or what the owner wrote. */
export const IntakeView = z.object({
  id: z.string(),
  status: z.enum(INTAKE_STATUSES),
  since: z.iso.date(),
  /** When true, that day is only the first we know of. */
  orEarlier: z.exactOptional(z.literal(true)),
  notice: z.union([z.enum(NOTICES), z.object({ en: z.string(), fa: z.string() })]),
  source: z.string(),
})
export type IntakeView = z.output<typeof IntakeView>

export const ServiceView = z.object({
  ...written,
  slug: z.string(),
  area: z.enum(SERVICE_AREAS),
  title: z.string(),
  summary: z.string(),
  points: z.array(z.string()),
  prose: z.array(ProseNode),
  action: ContentLink,
  /** It is true when any of its intakes takes applications today. */
  isOpen: z.boolean(),
  /** The list is never empty; the first speaks for the whole unless it varies by province. */
  intakes: z.array(IntakeView),
  /** Each province has an intake of its own, and none speaks for the others. */
  variesByProvince: z.boolean(),
  times: z.array(ClaimView),
  /** What we charge for it; null while that is not said in public. */
  fee: z.nullable(z.string()),
})
export type ServiceView = z.output<typeof ServiceView>

export const MemberView = z.object({
  ...written,
  slug: z.string(),
  name: z.string(),
  position: z.string(),
  bio: z.string(),
  specialties: z.array(z.string()),
  email: z.string(),
  linkedin: z.string(),
  photo: z.nullable(PictureView),
  /** Languages in which clients can speak with them. */
  spoken: z.nullable(z.string()),
  licence: z.nullable(z.object({ number: z.string(), register: z.string() })),
  isSample: z.boolean(),
})
export type MemberView = z.output<typeof MemberView>

export const StoryView = z.object({
  ...written,
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  story: z.string(),
  outcome: z.string(),
  country: z.enum(COUNTRY_CODES),
  destination: z.enum(COUNTRY_CODES),
  /** The service's slug, and its title in the same language; null while it is not published. */
  service: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  year: z.int(),
  months: z.int(),
  rating: z.int(),
  isSample: z.boolean(),
  scholarship: z.nullable(z.object({ amount: z.number(), currency: z.enum(CURRENCIES) })),
})
export type StoryView = z.output<typeof StoryView>

/** A value, a credential or a tip. */
export const PointView = z.object({ ...written, slug: z.string(), title: z.string(), text: z.string() })
export type PointView = z.output<typeof PointView>

export const ConsultationView = z.object({
  ...written,
  consultation: z.enum(CONSULTATION_TYPES),
  title: z.string(),
  text: z.string(),
  /** Null while the owner has not said it: nobody can book it then. */
  fee: z.nullable(z.string()),
  action: z.string(),
  /** "30 minutes", as the slots are long. */
  length: z.string(),
})
export type ConsultationView = z.output<typeof ConsultationView>

export const FaqView = z.object({ ...written, slug: z.string(), question: z.string(), answer: z.array(ProseNode) })
export type FaqView = z.output<typeof FaqView>

export const ArticleCard = z.object({
  ...written,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  publishedOn: z.iso.date(),
  updatedAt: z.iso.datetime(),
  readingMinutes: z.int(),
  picture: z.nullable(PictureView),
})
export type ArticleCard = z.output<typeof ArticleCard>

/** This says why something is shown to this person: what they told, and the day it is about. */
export const Because = z.object({
  code: z.enum(SITUATIONS),
  on: z.optional(z.iso.date()),
  test: z.optional(z.enum(TEST_IDS)),
})
export type Because = z.output<typeof Because>

/** It is null where it is advice for everybody. */
const because = z.nullable(Because)

export const AdviceView = z.object({
  tips: z.array(z.extend(PointView, { because })),
  articles: z.array(z.extend(ArticleCard, { because })),
})
export type AdviceView = z.output<typeof AdviceView>

export const ArticleView = z.extend(ArticleCard, {
  /** The day whose rules the article tells; null when it tells none. */
  rulesAsOf: z.nullable(z.iso.date()),
  sources: z.array(z.object({ title: z.string(), url: z.optional(z.string()) })),
  prose: z.array(ProseNode),
  /** Languages it is published in, for hreflang. */
  languages: z.array(z.enum(LANGUAGES)),
})
export type ArticleView = z.output<typeof ArticleView>

const titled = { title: z.string(), lead: z.optional(z.string()) }
const Item = z.object({ title: z.string(), text: z.string() })

/** A page's blocks with what they name filled in. A sentence that leans on an overdue claim is left out. */
/** The hours of today by the clocks of the office and of Tehran, and the next day on which the office is closed. */
const OfficeToday = z.object({
  /** Null where the office does not open today. */
  hours: z.nullable(z.array(z.string())),
  /** A public holiday has no name here. */
  nextHoliday: z.nullable(z.object({ on: z.string(), name: z.nullable(z.string()) })),
})
export type OfficeToday = z.output<typeof OfficeToday>

export const BlockView = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    title: z.string(),
    lead: z.string(),
    actions: z.array(ContentLink),
    picture: z.nullable(PictureView),
  }),
  /** Null when the picture is gone: then the block is not shown. */
  z.object({ type: z.literal('image'), picture: z.nullable(PictureView), caption: z.optional(z.string()) }),
  z.object({ type: z.literal('prose'), title: z.optional(z.string()), prose: z.array(ProseNode) }),
  z.object({ type: z.literal('cards'), ...titled, cards: z.array(z.extend(Item, { link: z.optional(ContentLink) })) }),
  z.object({ type: z.literal('values'), ...titled, values: z.array(PointView) }),
  z.object({ type: z.literal('stats'), ...titled, claims: z.array(ClaimView) }),
  z.object({ type: z.literal('steps'), ...titled, steps: z.array(Item) }),
  z.object({ type: z.literal('services'), ...titled, area: z.enum(SERVICE_AREAS), services: z.array(ServiceView) }),
  z.object({ type: z.literal('people'), ...titled, note: z.optional(z.string()), people: z.array(MemberView) }),
  z.object({ type: z.literal('credentials'), ...titled, credentials: z.array(PointView) }),
  z.object({ type: z.literal('stories'), ...titled, note: z.optional(z.string()), stories: z.array(StoryView) }),
  z.object({ type: z.literal('faq'), ...titled, questions: z.array(FaqView) }),
  z.object({ type: z.literal('articles'), ...titled, articles: z.array(ArticleCard) }),
  z.object({
    type: z.literal('contact-cards'),
    ...titled,
    /** `value` is the address, number or place of the site settings, or the hours; `text` says what to use it for. */
    cards: z.array(z.extend(Item, { what: z.enum(CONTACT_CARDS), value: z.string(), today: z.optional(OfficeToday) })),
  }),
  z.object({ type: z.literal('consultations'), ...titled, consultations: z.array(ConsultationView) }),
  z.object({ type: z.literal('enquiry-form'), ...titled }),
  z.object({
    type: z.literal('mail-invitation'),
    title: z.string(),
    text: z.string(),
    action: z.string(),
    address: z.string(),
  }),
  z.object({ type: z.literal('call-to-action'), title: z.string(), text: z.string(), actions: z.array(ContentLink) }),
])
export type BlockView = z.output<typeof BlockView>
export type BlockViewOf<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>

export const PageView = z.object({
  ...written,
  slug: z.string(),
  /** Its one address: /about-us, /pages/privacy. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  updatedAt: z.iso.datetime(),
  /** Languages it is published in, for hreflang. */
  languages: z.array(z.enum(LANGUAGES)),
  blocks: z.array(BlockView),
})
export type PageView = z.output<typeof PageView>

/** Every public page shows this around its own content. */
export const SiteView = z.object({
  /** Grows with each publish. */
  version: z.int(),
  name: z.string(),
  contactEmail: z.string(),
  careersEmail: z.string(),
  storiesEmail: z.string(),
  phone: z.string(),
  office: z.string(),
  /** Where else the firm is found: full addresses, in the order they are shown. */
  links: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), href: z.string() })),
  footerPages: z.array(z.object({ ...written, path: z.string(), title: z.string() })),
})
export type SiteView = z.output<typeof SiteView>

export const SitemapEntry = z.object({
  path: z.string(),
  updatedAt: z.iso.datetime(),
  languages: z.array(z.enum(LANGUAGES)),
})
export type SitemapEntry = z.output<typeof SitemapEntry>
