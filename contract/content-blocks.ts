import { CONSULTATION_TYPES } from './consultations.ts'
import { isSafeHref } from './prose.ts'
import { z } from './zod.ts'

export const Line = z.string().trim().min(1, 'REQUIRED').max(200)
export const Passage = z.string().trim().min(1, 'REQUIRED').max(2000)
/** Typed as `parseProse` of prose.ts reads it. */
export const ProseSource = z.string().trim().min(1, 'REQUIRED').max(60_000)
export const ContentSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

export const ContentLink = z.object({ label: Line, href: z.string().trim().max(300).refine(isSafeHref, 'INVALID') })
export type ContentLink = z.output<typeof ContentLink>

export const MAILBOXES = ['contact', 'careers', 'stories'] as const
export const SERVICE_AREAS = ['canada', 'china'] as const
export const CONTACT_CARDS = ['email', 'phone', 'office', 'hours'] as const

const titled = { title: Line, lead: Passage.optional() }
const Item = z.object({ title: Line, text: Passage })

/**
 * The pieces a page is made of, as written in one language. What they show of people, stories, claims and services is
 * kept once and only named here. Anywhere in a text `{{claim-key}}` says a claim of the register.
 */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: Line, lead: Passage, actions: z.array(ContentLink).max(3) }),
  z.object({ type: z.literal('prose'), title: Line.optional(), prose: ProseSource }),
  z.object({
    type: z.literal('cards'),
    ...titled,
    cards: z
      .array(Item.extend({ link: ContentLink.optional() }))
      .min(1)
      .max(12),
  }),
  z.object({ type: z.literal('values'), ...titled }),
  z.object({ type: z.literal('stats'), ...titled, claims: z.array(ContentSlug).min(1).max(12) }),
  z.object({ type: z.literal('steps'), ...titled, steps: z.array(Item).min(2).max(10) }),
  z.object({ type: z.literal('services'), ...titled, area: z.enum(SERVICE_AREAS) }),
  z.object({ type: z.literal('people'), ...titled, note: Passage.optional() }),
  z.object({ type: z.literal('credentials'), ...titled }),
  z.object({
    type: z.literal('stories'),
    ...titled,
    note: Passage.optional(),
    atMost: z.int().min(1).max(24).optional(),
  }),
  z.object({ type: z.literal('faq'), ...titled, topic: Line }),
  z.object({ type: z.literal('articles'), ...titled, atMost: z.int().min(1).max(24).optional() }),
  z.object({
    type: z.literal('contact-cards'),
    ...titled,
    cards: z
      .array(Item.extend({ what: z.enum(CONTACT_CARDS) }))
      .min(1)
      .max(4),
  }),
  z.object({
    type: z.literal('consultations'),
    ...titled,
    consultations: z
      .array(Item.extend({ consultation: z.enum(CONSULTATION_TYPES), fee: Line, action: Line }))
      .min(1)
      .max(3),
  }),
  z.object({ type: z.literal('enquiry-form'), ...titled }),
  z.object({ type: z.literal('mail-invitation'), title: Line, text: Passage, to: z.enum(MAILBOXES), action: Line }),
  z.object({
    type: z.literal('call-to-action'),
    title: Line,
    text: Passage,
    actions: z.array(ContentLink).min(1).max(3),
  }),
])
export type Block = z.output<typeof Block>
export type BlockType = Block['type']
