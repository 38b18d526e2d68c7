import { MediaReference } from '../media/media.ts'
import { z } from '../zod.ts'
import { isSafeHref } from './prose.ts'

export const Line = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(200))
export const Passage = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(2000))
/** The owner types it as `parseProse` of prose.ts reads it. */
export const ProseSource = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(60_000))
export const ContentSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))

export const ContentLink = z.object({
  label: Line,
  href: z.string().check(z.trim(), z.maxLength(300), z.refine(isSafeHref, 'INVALID')),
})
export type ContentLink = z.output<typeof ContentLink>

export const MAILBOXES = ['contact', 'careers', 'stories'] as const
export const SERVICE_AREAS = ['canada', 'study-canada', 'china'] as const
export const CONTACT_CARDS = ['email', 'phone', 'office', 'hours'] as const

const titled = { title: Line, lead: z.optional(Passage) }
const Item = z.object({ title: Line, text: Passage })

/**
 * The pieces a page is made of, as written in one language. What they show of people, stories, claims, services and
 * consultations is kept once and only named here. Anywhere in a text `{{claim-key}}` says a claim of the register.
 */
export const Block = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    title: Line,
    lead: Passage,
    actions: z.array(ContentLink).check(z.maxLength(3)),
    image: z.optional(MediaReference),
  }),
  /** Its own words for whoever does not see it, where those of the picture do not fit here. */
  z.object({ type: z.literal('image'), image: MediaReference, alt: z.optional(Line), caption: z.optional(Line) }),
  z.object({ type: z.literal('prose'), title: z.optional(Line), prose: ProseSource }),
  z.object({
    type: z.literal('cards'),
    ...titled,
    cards: z.array(z.extend(Item, { link: z.optional(ContentLink) })).check(z.minLength(1), z.maxLength(12)),
  }),
  z.object({ type: z.literal('values'), ...titled }),
  z.object({
    type: z.literal('stats'),
    ...titled,
    claims: z.array(ContentSlug).check(z.minLength(1), z.maxLength(12)),
  }),
  z.object({ type: z.literal('steps'), ...titled, steps: z.array(Item).check(z.minLength(2), z.maxLength(10)) }),
  z.object({ type: z.literal('services'), ...titled, area: z.enum(SERVICE_AREAS) }),
  z.object({ type: z.literal('people'), ...titled, note: z.optional(Passage) }),
  z.object({ type: z.literal('credentials'), ...titled }),
  z.object({
    type: z.literal('stories'),
    ...titled,
    note: z.optional(Passage),
    atMost: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  }),
  z.object({ type: z.literal('faq'), ...titled, topic: Line }),
  z.object({ type: z.literal('articles'), ...titled, atMost: z.optional(z.int().check(z.minimum(1), z.maximum(24))) }),
  z.object({
    type: z.literal('contact-cards'),
    ...titled,
    cards: z.array(z.extend(Item, { what: z.enum(CONTACT_CARDS) })).check(z.minLength(1), z.maxLength(4)),
  }),
  z.object({ type: z.literal('consultations'), ...titled }),
  z.object({ type: z.literal('enquiry-form'), ...titled }),
  z.object({ type: z.literal('mail-invitation'), title: Line, text: Passage, to: z.enum(MAILBOXES), action: Line }),
  z.object({
    type: z.literal('call-to-action'),
    title: Line,
    text: Passage,
    actions: z.array(ContentLink).check(z.minLength(1), z.maxLength(3)),
  }),
])
export type Block = z.output<typeof Block>
export type BlockType = Block['type']
