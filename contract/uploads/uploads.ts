import {
  CV_MAX_BYTES,
  DOCUMENT_MAX_BYTES,
  FILE_MAX_BYTES,
  UPLOAD_CHUNK_MAX_BYTES,
  UPLOAD_NAME_MAX_CHARS,
} from '../limits.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { FILE_FAULTS, FILE_TYPES, type FileType, PHOTO_FAULTS } from './files.ts'

export { FILE_TYPES, type FileFault, type FileType, type PhotoFault } from './files.ts'

/**
 * What becomes of a picture: a page of a PDF, as documents are filed; or the same picture without what the camera wrote
 * into it. `untouched` is for whoever draws it anew themselves.
 */
type PictureFate = 'page' | 'picture' | 'untouched'
type Purpose = { types: readonly FileType[]; maxBytes: number; pictures: PictureFate }

const WRITTEN = ['pdf', 'doc', 'docx'] as const
const WRITTEN_OR_PHOTO = [...WRITTEN, 'jpg', 'png'] as const

/** What a file is for decides what it may be. */
export const UPLOAD_PURPOSES = {
  cv: { types: WRITTEN_OR_PHOTO, maxBytes: CV_MAX_BYTES, pictures: 'page' },
  document: { types: WRITTEN_OR_PHOTO, maxBytes: DOCUMENT_MAX_BYTES, pictures: 'page' },
  /** A portrait in the measures of an authority: it is handed on as the picture it is. */
  portrait: { types: WRITTEN_OR_PHOTO, maxBytes: DOCUMENT_MAX_BYTES, pictures: 'picture' },
  message: { types: WRITTEN_OR_PHOTO, maxBytes: DOCUMENT_MAX_BYTES, pictures: 'picture' },
  mediaImage: { types: ['jpg', 'png', 'webp'], maxBytes: DOCUMENT_MAX_BYTES, pictures: 'untouched' },
  mediaFile: { types: WRITTEN, maxBytes: DOCUMENT_MAX_BYTES, pictures: 'untouched' },
} as const satisfies Record<string, Purpose>
export type UploadPurpose = keyof typeof UPLOAD_PURPOSES

/** This is asked before any other fault: nobody should mend a file that is then refused for what it is. */
export function mayBe(purpose: UploadPurpose, type: FileType | undefined): boolean {
  const { types }: Purpose = UPLOAD_PURPOSES[purpose]
  return type === undefined || types.includes(type)
}

/** Answers whether a file we keep under this content type may stand here as it is: a picture is no page of a document. */
export function mayStand(
  purpose: UploadPurpose,
  { contentType, size }: { contentType: string; size: number },
): boolean {
  const { types, maxBytes, pictures }: Purpose = UPLOAD_PURPOSES[purpose]
  const isPage = pictures !== 'page' || !contentType.startsWith('image/')
  return isPage && size <= maxBytes && types.some((type) => FILE_TYPES[type].contentType === contentType)
}

const PURPOSES = Object.keys(UPLOAD_PURPOSES) as [UploadPurpose, ...UploadPurpose[]]
const TYPES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]]

/** A file is not taken for one of these reasons: one code per fault, the same in the browser and on the server. */
export const UPLOAD_FAULTS = [
  ...FILE_FAULTS,
  ...PHOTO_FAULTS,
  'TOO_LARGE',
  /** A type we know, but not for this purpose. */
  'TYPE_NOT_ALLOWED',
  /** The bytes are not those the sender promised. */
  'DAMAGED',
  /** The virus scanner found something in it. */
  'INFECTED',
  'TOO_MANY_AT_ONCE',
  'TOO_MUCH_TODAY',
] as const
export type UploadFault = (typeof UPLOAD_FAULTS)[number]

/** Receiving until every byte is here and judged; taken once another capability has made the file its own. */
export const UPLOAD_STATES = ['receiving', 'checked', 'refused', 'taken'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

export const Upload = z.object({
  id: z.uuid(),
  purpose: z.enum(PURPOSES),
  state: z.enum(UPLOAD_STATES),
  /** The name is shown and stored without paths and direction marks, ending as its content says. */
  name: z.string(),
  size: z.int(),
  /** So many bytes are safe here; the next part begins there. */
  offset: z.int(),
  /** The type is known once the file was checked. */
  type: z.nullable(z.enum(TYPES)),
  /** The fault is known once the file was refused. */
  fault: z.nullable(z.enum(UPLOAD_FAULTS)),
})
export type Upload = z.output<typeof Upload>

export const uploads = {
  begin: {
    method: 'POST',
    path: '/api/uploads',
    summary:
      'Announce a file. The caller makes the id, so asking again answers with the same upload and what is here of it',
    audience: 'signedIn',
    input: z.object({
      id: z.uuid(),
      purpose: z.enum(PURPOSES),
      name: z.string().check(z.minLength(1), z.maxLength(UPLOAD_NAME_MAX_CHARS)),
      size: z.int().check(z.nonnegative(), z.maximum(10 * FILE_MAX_BYTES)),
      /** The hash of the whole file, to notice one that changed under way. */
      sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    }),
    output: Upload,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  append: {
    method: 'PUT',
    path: '/api/uploads/{id}/content',
    summary: 'Add bytes exactly at the offset; a conflict names the right one',
    audience: 'signedIn',
    bytes: { field: 'content', maxBytes: UPLOAD_CHUNK_MAX_BYTES },
    input: z.object({
      id: z.uuid(),
      offset: z.coerce.number().check(z.multipleOf(1), z.nonnegative(), z.maximum(FILE_MAX_BYTES)),
      content: z.instanceof(Uint8Array<ArrayBuffer>).check(z.refine(({ length }) => length > 0, 'REQUIRED')),
    }),
    output: Upload,
    errors: ['NOT_FOUND', 'CONFLICT', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  },
  read: {
    method: 'GET',
    path: '/api/uploads/{id}',
    summary: 'How far an upload of mine has come',
    audience: 'signedIn',
    input: z.object({ id: z.uuid() }),
    output: Upload,
    errors: ['NOT_FOUND'],
  },
  finish: {
    method: 'POST',
    path: '/api/uploads/{id}/finish',
    summary: 'Judge the file by its content. While bytes are missing it stays as it is',
    audience: 'signedIn',
    input: z.object({ id: z.uuid() }),
    output: Upload,
    errors: ['NOT_FOUND'],
  },
  cancel: {
    method: 'DELETE',
    path: '/api/uploads/{id}',
    summary: 'Give an upload up: what is here of it goes at once',
    audience: 'signedIn',
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
