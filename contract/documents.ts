import {
  DOCUMENT_FORMS,
  DOCUMENT_KINDS,
  type DocumentKind,
  ISSUERS,
  NECESSITIES,
  TRANSLATIONS,
  VALIDITIES,
  WHYS,
} from '@rahnama/rules/checklist/checklist.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { DOCUMENT_EXPLANATION_MAX_CHARS } from './limits.ts'
import { fitsIn } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import type { UploadPurpose } from './uploads/uploads.ts'
import { z } from './zod.ts'

/** Needed and expired follow from what is there and from the day; the others were set by somebody. */
export const DOCUMENT_STATES = [
  'needed',
  'uploaded',
  'inReview',
  'accepted',
  'sentBack',
  'expired',
  'notNeeded',
] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** What can be done about a document that was sent back; the client's button follows it. */
export const REMEDIES = ['newPicture', 'otherDocument', 'final'] as const
export type Remedy = (typeof REMEDIES)[number]

/** Days before its end at which the owner of a document is told. */
export const EXPIRY_WARNING_DAYS = [90, 60, 30, 14] as const

export { DOCUMENT_SIGNAL } from './signals.ts'

const PURPOSES: Partial<Record<DocumentKind, UploadPurpose>> = {
  cv: 'cv',
  photo: 'portrait',
}

/** Answers what kind of file a document may be. */
export function purposeOf(kind: DocumentKind): UploadPurpose {
  return PURPOSES[kind] ?? 'document'
}

export function isDocumentKind(value: string): value is DocumentKind {
  return DOCUMENT_KINDS.some((kind) => kind === value)
}

const id = z.uuid()
const instant = z.iso.datetime()
const day = z.iso.date()
const kind = z.enum(DOCUMENT_KINDS)
const subject = z.string().check(z.maxLength(120), z.regex(/^[a-z][a-z-]*(\/[a-zA-Z]\w*(\.[\w-]{1,40})?)?$/))
const program = z.enum(PROGRAMS)
/** Kind and subject tell a person's documents apart. */
const DocumentKey = z.object({ kind, subject })
export type DocumentKey = z.output<typeof DocumentKey>
/** Its owner calls the entry a document speaks of so: the company, the school, the test. */
const about = z.nullable(z.string())
const explanation = z.string().check(
  z.trim(),
  z.minLength(1, 'REQUIRED'),
  z.refine<string>((text) => fitsIn(text, DOCUMENT_EXPLANATION_MAX_CHARS), 'TOO_LONG'),
)

/** The date printed on the document, and the day it ends where one is printed. */
const Dates = z.object({ issuedOn: z.nullable(day), endsOn: z.nullable(day) })

export const DocumentVersion = z.extend(Dates, {
  id,
  number: z.int(),
  /** The client called the file so. */
  originalName: z.string(),
  /** People will find it again under this name: `Passport_Ahmadi_2031-05.pdf`. */
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  uploadedAt: instant,
  state: z.enum(['uploaded', 'inReview', 'accepted', 'sentBack']),
  sentBack: z.nullable(
    z.object({
      /** Why, in the words of the reason as they were then; a note may say more. */
      sentence: z.object({ en: z.string(), fa: z.string() }),
      remedy: z.enum(REMEDIES),
      note: z.nullable(z.string()),
      at: instant,
    }),
  ),
})
export type DocumentVersion = z.output<typeof DocumentVersion>

/** A document is a kind for one subject, with all its versions. Only the newest counts. */
export const ClientDocument = z.extend(DocumentKey, {
  about,
  state: z.enum(DOCUMENT_STATES),
  /** The last day it counts, printed or reckoned from its date. */
  validUntil: z.nullable(day),
  versions: z.array(DocumentVersion),
  /** Why it cannot be had, as explained in the application to this program; in another one nothing is said by it. */
  cannotGet: z.nullable(z.object({ program, explanation: z.string(), saidAt: instant })),
  notNeeded: z.nullable(z.object({ saidBy: z.string(), saidAt: instant })),
})
export type ClientDocument = z.output<typeof ClientDocument>

/** "3 of 9 documents given, 1 accepted, 2 explained, 4 missing, 3 asked for later". */
export const ChecklistProgress = z.object({
  /** Given, explained and missing together. */
  needed: z.int(),
  /** A file is there that we did not send back and that has not run out. */
  given: z.int(),
  accepted: z.int(),
  explained: z.int(),
  missing: z.int(),
  later: z.int(),
  /** Usually requested, not required, and not given. */
  helpful: z.int(),
  withOffice: z.int(),
})
export type ChecklistProgress = z.output<typeof ChecklistProgress>

export const ChecklistEntry = z.extend(DocumentKey, {
  necessity: z.enum(NECESSITIES),
  /** Asked for only after an invitation, a nomination or an admission. */
  isLater: z.boolean(),
  why: z.enum(WHYS),
  /** The address of the question whose answer caused it. */
  place: z.optional(z.string()),
  country: z.optional(z.string()),
  about,
  issuer: z.enum(ISSUERS),
  forms: z.array(z.enum(DOCUMENT_FORMS)),
  translation: z.object({ need: z.enum(TRANSLATIONS), into: z.enum(['englishOrFrench', 'englishOrChinese']) }),
  validity: z.object({
    rule: z.enum(VALIDITIES),
    months: z.optional(z.int()),
    monthsLeft: z.optional(z.int()),
  }),
  source: z.string(),
  document: ClientDocument,
})
export type ChecklistEntry = z.output<typeof ChecklistEntry>

export const Checklist = z.object({ program, entries: z.array(ChecklistEntry), progress: ChecklistProgress })
export type Checklist = z.output<typeof Checklist>

const link = z.object({ url: z.string(), name: z.string(), contentType: z.string(), expiresAt: instant })

export const documents = {
  mine: {
    method: 'GET',
    path: '/api/documents',
    summary: 'All my documents, in filing order, what I removed in the last 30 days, and the programs in my order',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({
      documents: z.array(ClientDocument),
      /** Whose lists of documents there are: those applied for first, then in the order of this person. */
      programs: z.array(program),
      removed: z.array(z.extend(DocumentKey, { version: DocumentVersion, goneOn: day })),
    }),
    errors: [],
  },
  checklist: {
    method: 'GET',
    path: '/api/documents/checklists/{program}',
    summary: 'The documents one program asks of me, from my answers, in filing order',
    audience: 'signedIn',
    input: z.object({ program }),
    output: Checklist,
    errors: [],
  },
  attach: {
    method: 'POST',
    path: '/api/documents/versions',
    summary: 'Make a finished upload the newest version of a document; sent twice it is attached once',
    audience: 'signedIn',
    input: z.extend(z.partial(Dates), { ...DocumentKey.shape, uploadId: z.uuid() }),
    output: ClientDocument,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reuse: {
    method: 'POST',
    path: '/api/documents/versions/{id}/reuse',
    summary: 'Use a file I already gave for another document, too',
    audience: 'signedIn',
    input: z.extend(DocumentKey, { id }),
    output: ClientDocument,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  setDates: {
    method: 'PUT',
    path: '/api/documents/versions/{id}/dates',
    summary: 'Say which dates are printed on a document',
    audience: 'signedIn',
    input: z.extend(Dates, { id }),
    output: ClientDocument,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/documents/versions/{id}',
    summary: 'Remove one version; it can be brought back for 30 days',
    audience: 'signedIn',
    input: z.object({ id }),
    output: ClientDocument,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  restore: {
    method: 'POST',
    path: '/api/documents/versions/{id}/restore',
    summary: 'Bring a removed version back',
    audience: 'signedIn',
    input: z.object({ id }),
    output: ClientDocument,
    errors: ['NOT_FOUND'],
  },
  link: {
    method: 'POST',
    path: '/api/documents/versions/{id}/link',
    summary: 'An address that serves one version for a few minutes, to look at it or to save it',
    audience: 'signedIn',
    input: z.object({ id }),
    output: link,
    errors: ['NOT_FOUND'],
  },
  cannotGet: {
    method: 'PUT',
    path: '/api/documents/cannot-get',
    summary: 'Say in an application that I cannot get a document, and why; null withdraws it',
    audience: 'signedIn',
    input: z.extend(DocumentKey, { program, explanation: z.nullable(explanation) }),
    output: ClientDocument,
    errors: [],
  },
  collect: {
    method: 'POST',
    path: '/api/documents/archives',
    summary: 'An address that serves my documents as one ZIP in filing order with an index page; of one program or all',
    audience: 'signedIn',
    input: z.object({ program: z.optional(program) }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
