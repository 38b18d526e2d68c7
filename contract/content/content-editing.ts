import { SavedVersion, Version } from '../forms/version.ts'
import { LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { ContentSlug } from './content-blocks.ts'
import { CONTENT_KIND_NAMES, CONTENT_PARTS, type NewKind, takesNew } from './content-kinds.ts'

/** Admins are told live, with the item's id, when content changed. */
export const CONTENT_SIGNAL = 'content'

const id = z.uuid()
const kind = z.enum(CONTENT_KIND_NAMES)
const newKind = z.enum(CONTENT_KIND_NAMES.filter(takesNew) as [NewKind, ...NewKind[]])
const part = z.enum(CONTENT_PARTS)
const language = z.enum(LANGUAGES)
/** The number of a part's newest version; 0 before the first. Saving over another than the one read is a CONFLICT. */
const version = Version
const order = z.array(id).check(z.minLength(1), z.maxLength(500))
/** Checked against the kind's own schema of content-kinds.ts; faults point into `body`. */
const body = z.record(z.string(), z.unknown())

export const ContentVersion = z.object({
  part,
  number: z.int().check(z.positive()),
  savedAt: z.iso.datetime(),
  /** It is null for what came with the software and for people who have left. */
  savedBy: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
  /** It came with the software, or followed it because nobody had edited the text. */
  isFromSoftware: z.boolean(),
  isPublished: z.boolean(),
})
export type ContentVersion = z.output<typeof ContentVersion>

export const PartState = z.object({
  version,
  /** The version the public reads; null when none. */
  published: z.nullable(z.int()),
  publishedAt: z.nullable(z.iso.datetime()),
  publishedBy: z.nullable(z.string()),
  savedAt: z.nullable(z.iso.datetime()),
  savedBy: z.nullable(z.string()),
  /** The other language has moved on since this one last kept step with it. */
  isStale: z.boolean(),
})
export type PartState = z.output<typeof PartState>

export const ContentRow = z.object({
  id,
  kind,
  slug: z.string(),
  /** The newest title, question, name or label of each language. */
  titles: z.object({ en: z.nullable(z.string()), fa: z.nullable(z.string()) }),
  parts: z.object({ facts: PartState, en: PartState, fa: PartState }),
  removedAt: z.nullable(z.iso.datetime()),
})
export type ContentRow = z.output<typeof ContentRow>

export const ContentItem = z.extend(ContentRow, {
  /** The newest version of each part, published or not; null where nothing was written yet. */
  bodies: z.object({ facts: body, en: z.nullable(body), fa: z.nullable(body) }),
  /** The newest version comes first. */
  versions: z.array(ContentVersion),
})
export type ContentItem = z.output<typeof ContentItem>

export const BinnedContent = z.extend(z.pick(ContentRow, { id: true, kind: true, slug: true, titles: true }), {
  /** Sent back on putting back or deleting, so that nobody acts on what has been taken out and put in again. */
  removedAt: z.iso.datetime(),
  /** Null for people who have left. */
  removedBy: z.nullable(z.string()),
  /** Until it is deleted for ever. */
  daysLeft: z.int().check(z.nonnegative()),
})
export type BinnedContent = z.output<typeof BinnedContent>

export const ClaimReview = z.object({
  id,
  key: z.string(),
  titles: ContentRow.shape.titles,
  /** A draft may still be without these two. */
  owner: z.nullable(z.string()),
  reviewBy: z.nullable(z.iso.date()),
  isOverdue: z.boolean(),
  isSample: z.boolean(),
})
export type ClaimReview = z.output<typeof ClaimReview>

const admin = { audience: 'admin' } as const

export const contentEditing = {
  list: {
    ...admin,
    method: 'GET',
    path: '/api/content-editing/items',
    summary: 'Content of one kind in its order',
    input: z.object({ kind }),
    output: z.array(ContentRow),
    errors: [],
  },
  create: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items',
    summary: 'Make a draft: facts, and a text in one language or both',
    input: z.object({ kind: newKind, slug: ContentSlug, facts: body, en: z.optional(body), fa: z.optional(body) }),
    output: ContentItem,
    errors: ['CONFLICT'],
  },
  read: {
    ...admin,
    method: 'GET',
    path: '/api/content-editing/items/{id}',
    summary: 'Both languages side by side, with every version’s author and time',
    input: z.object({ id }),
    output: ContentItem,
    errors: ['NOT_FOUND'],
  },
  readVersion: {
    ...admin,
    method: 'GET',
    path: '/api/content-editing/items/{id}/versions/{part}/{number}',
    summary: 'One version as it was saved',
    input: z.object({ id, part, number: z.pipe(z.coerce.number(), SavedVersion) }),
    output: z.extend(ContentVersion, { body }),
    errors: ['NOT_FOUND'],
  },
  save: {
    ...admin,
    method: 'PUT',
    path: '/api/content-editing/items/{id}/{part}',
    summary: 'Save a draft. A CONFLICT names the version, author and time that came first',
    input: z.object({
      id,
      part,
      version,
      body,
      /** The two languages say the same again: neither is stale after this. */
      keepsStep: z._default(z.boolean(), false),
    }),
    output: ContentItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  publish: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items/{id}/publish',
    summary: 'Show the newest version of a language, with the newest facts, to the public',
    input: z.object({ id, language, version, factsVersion: SavedVersion }),
    output: ContentItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  preview: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items/{id}/preview',
    summary: 'The public page as it would be with these words, which are not saved; gaps are shown as dots',
    input: z.object({ id, language, facts: body, text: body }),
    output: z.object({ html: z.string() }),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  },
  unpublish: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items/{id}/unpublish',
    summary: 'Unpublish a language; the site’s own pages always have at least one',
    input: z.object({
      id,
      language,
      /** The version that was public when it was decided on. */
      published: SavedVersion,
    }),
    output: ContentItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  restore: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items/{id}/restore',
    summary: 'Save an old version again as the newest draft',
    input: z.object({ id, part, number: SavedVersion, version }),
    output: ContentItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reorder: {
    ...admin,
    method: 'PUT',
    path: '/api/content-editing/order',
    summary: 'Put all content of a kind in a new order',
    input: z.object({
      kind,
      ids: order,
      /** The order that was changed. */
      before: order,
    }),
    output: z.array(ContentRow),
    errors: ['CONFLICT'],
  },
  remove: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/items/{id}/remove',
    summary: 'Put into the bin, where it stays for 30 days; the site’s own pages stay',
    input: z.object({ id, versions: z.object({ facts: version, en: version, fa: version }) }),
    output: BinnedContent,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  bin: {
    ...admin,
    method: 'GET',
    path: '/api/content-editing/bin',
    summary: 'What was removed and can be put back, newest first',
    input: z.object({}),
    output: z.array(BinnedContent),
    errors: [],
  },
  putBack: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/bin/{id}/put-back',
    summary: 'Take out of the bin, as it was; a CONFLICT names the slug when that was given away',
    input: z.object({ id, removedAt: BinnedContent.shape.removedAt }),
    output: ContentRow,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteForever: {
    ...admin,
    method: 'POST',
    path: '/api/content-editing/bin/{id}/delete',
    summary: 'Delete what lies in the bin with all its versions',
    input: z.object({ id, removedAt: BinnedContent.shape.removedAt }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  claimReviews: {
    ...admin,
    method: 'GET',
    path: '/api/content-editing/claim-reviews',
    summary: 'The claims by review date: overdue ones, which the public does not see, come first',
    input: z.object({}),
    output: z.array(ClaimReview),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
