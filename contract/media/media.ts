import { SavedVersion } from '../forms/version.ts'
import { ALT_TEXT_MAX_CHARS, MEDIA_NAME_MAX_CHARS } from '../limits.ts'
import { LANGUAGES } from '../locale/locale.ts'
import { ManyDone, outcomeOf, someOf } from '../many.ts'
import type { Procedure } from '../procedure.ts'
import { FILE_TYPES, type FileType } from '../uploads/uploads.ts'
import { ListPage, ListSearch, ListTotal, SORT_ORDERS } from '../user-list.ts'
import { z } from '../zod.ts'
import { MEDIA_FAULTS, MEDIA_KINDS, MEDIA_STATES, PictureView } from './media-views.ts'

export * from './media-views.ts'

/** Admins are told live when a picture is prepared or a colleague changed one. */
export const MEDIA_SIGNAL = 'media'

export const MEDIA_SORTS = ['addedAt', 'name'] as const
/** What a list can be narrowed to. */
export const MEDIA_NEEDS = ['alt', 'unused'] as const

const id = z.uuid()
const instant = z.iso.datetime()
const name = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(MEDIA_NAME_MAX_CHARS))
/** Empty while nobody has described it in this language. */
const alt = z.string().check(z.trim(), z.maxLength(ALT_TEXT_MAX_CHARS))
const Alts = z.object({ en: alt, fa: alt })
const TYPES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]]

/** Content that shows it, or settings. `part` is the language, or the facts both languages share. */
export const MediaUse = z.object({
  place: z.enum(['draft', 'published', 'settings']),
  item: z.nullable(
    z.object({
      id,
      kind: z.string(),
      slug: z.string(),
      titles: z.object({ en: z.nullable(z.string()), fa: z.nullable(z.string()) }),
      isInBin: z.boolean(),
    }),
  ),
  part: z.nullable(z.enum(['facts', ...LANGUAGES])),
  settings: z.nullable(z.string()),
})
export type MediaUse = z.output<typeof MediaUse>

export const MediaRow = z.object({
  id,
  kind: z.enum(MEDIA_KINDS),
  name: z.string(),
  type: z.enum(TYPES),
  /** Of the upload. */
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  state: z.enum(MEDIA_STATES),
  fault: z.nullable(z.enum(MEDIA_FAULTS)),
  alt: Alts,
  isDecorative: z.boolean(),
  /** Null while it is not ready, and for files. */
  picture: z.nullable(PictureView),
  /** Leads to a file for ever, whatever replaces it. */
  link: z.string(),
  uses: z.int(),
  addedAt: instant,
  addedBy: z.nullable(z.string()),
  version: SavedVersion,
})
export type MediaRow = z.output<typeof MediaRow>

export const MediaVariant = z.object({
  format: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  size: z.int(),
  /** Null for the original we keep. */
  src: z.nullable(z.string()),
})
export type MediaVariant = z.output<typeof MediaVariant>

export const MediaItem = z.extend(MediaRow, {
  /** One that waits to be prepared or could not be used, while the earlier one still shows. */
  replacement: z.nullable(z.object({ state: z.enum(MEDIA_STATES), fault: z.nullable(z.enum(MEDIA_FAULTS)) })),
  variants: z.array(MediaVariant),
  usedIn: z.array(MediaUse),
  removedAt: z.nullable(instant),
})
export type MediaItem = z.output<typeof MediaItem>

export const BinnedMedia = z.object({
  id,
  kind: z.enum(MEDIA_KINDS),
  name: z.string(),
  /** A link that lasts minutes: the public no longer gets it. */
  thumbnail: z.nullable(z.string()),
  removedAt: instant,
  removedBy: z.nullable(z.string()),
  daysLeft: z.int().check(z.nonnegative()),
})
export type BinnedMedia = z.output<typeof BinnedMedia>

/** As the act on one takes it, and as the act on many takes each. */
const ToRemove = z.object({ id, version: SavedVersion })
const Removal = z.object({ id, removedAt: instant })

const admin = { audience: 'admin' } as const

export const media = {
  list: {
    ...admin,
    method: 'GET',
    path: '/api/media',
    summary: 'Pictures or files, as they are searched and sorted',
    input: z.object({
      kind: z.enum(MEDIA_KINDS),
      search: ListSearch,
      needs: z.optional(z.enum(MEDIA_NEEDS)),
      sort: z._default(z.enum(MEDIA_SORTS), 'addedAt'),
      order: z._default(z.enum(SORT_ORDERS), 'descending'),
      ...ListPage,
    }),
    output: z.object({ rows: z.array(MediaRow), next: z.nullable(z.string()), total: ListTotal }),
    errors: [],
  },
  add: {
    ...admin,
    method: 'POST',
    path: '/api/media',
    summary: 'Make a checked upload a picture or a file; a picture is prepared by a job',
    input: z.object({ kind: z.enum(MEDIA_KINDS), uploadId: id }),
    output: MediaItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  bin: {
    ...admin,
    method: 'GET',
    path: '/api/media/bin',
    summary: 'What was removed and can be put back, newest first',
    input: z.object({}),
    output: z.array(BinnedMedia),
    errors: [],
  },
  read: {
    ...admin,
    method: 'GET',
    path: '/api/media/{id}',
    summary: 'One picture or file with its sizes and where it is used',
    input: z.object({ id }),
    output: MediaItem,
    errors: ['NOT_FOUND'],
  },
  original: {
    ...admin,
    method: 'POST',
    path: '/api/media/{id}/original',
    summary: 'A link to the original we keep, without what a camera wrote into it',
    input: z.object({ id }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['NOT_FOUND'],
  },
  describe: {
    ...admin,
    method: 'PUT',
    path: '/api/media/{id}',
    summary: 'Name and alternative texts. A text that published pages need is not taken away',
    input: z.object({ id, version: SavedVersion, name, alt: Alts, isDecorative: z.boolean() }),
    output: MediaItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  replace: {
    ...admin,
    method: 'POST',
    path: '/api/media/{id}/replace',
    summary: 'Show another upload wherever this is used; the earlier bytes stay for 30 days',
    input: z.object({ id, uploadId: id }),
    output: MediaItem,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  remove: {
    ...admin,
    method: 'POST',
    path: '/api/media/{id}/remove',
    summary: 'Put into the bin, where it stays for 30 days. What is used stays: `read` says where',
    input: ToRemove,
    output: BinnedMedia,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  removeMany: {
    ...admin,
    method: 'POST',
    path: '/api/media/remove',
    summary: 'Put several into the bin, each by itself; what is used stays. The answer is what putting back takes',
    input: someOf(ToRemove),
    output: outcomeOf(Removal),
    errors: [],
  },
  putBack: {
    ...admin,
    method: 'POST',
    path: '/api/media/{id}/put-back',
    summary: 'Take out of the bin',
    input: Removal,
    output: MediaItem,
    errors: ['NOT_FOUND'],
  },
  putBackMany: {
    ...admin,
    method: 'POST',
    path: '/api/media/put-back',
    summary: 'Take several out of the bin, each by itself',
    input: someOf(Removal),
    output: ManyDone,
    errors: [],
  },
  deleteForever: {
    ...admin,
    method: 'POST',
    path: '/api/media/{id}/delete',
    summary: 'Delete what lies in the bin, with its bytes',
    input: Removal,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
