import type { Procedure } from './procedure.ts'
import { ListPage } from './user-list.ts'
import { z } from './zod.ts'

const instant = z.iso.datetime()

/** Why somebody of the office looked at a file, where it is known. */
export const LOOK_PURPOSES = ['owner', 'unassigned', 'colleague', 'oversight'] as const
export type LookPurpose = (typeof LOOK_PURPOSES)[number]

/** One visit of somebody to a client's file: what they did there without a break of a quarter of an hour. */
export const FileVisit = z.object({
  /** Grows with time. */
  id: z.int(),
  from: instant,
  until: instant,
  /** Null where the account is gone; the mark tells two of them apart. */
  name: z.nullable(z.string()),
  mark: z.string(),
  /** A role, or the name of a program of ours. */
  role: z.string(),
  purpose: z.nullable(z.enum(LOOK_PURPOSES)),
  /** In the words of the audit: 'case.readAnswers'. */
  acts: z.array(z.string()),
})
export type FileVisit = z.output<typeof FileVisit>

/** The link to an archive ends after so long. */
export const EXPORT_VALID_DAYS = 7
/** Grows when an archive is laid out differently. */
export const EXPORT_SCHEMA = 1

export const DataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  askedAt: instant,
  progress: z.object({ done: z.int(), of: z.int() }),
  bytes: z.nullable(z.int()),
  missingFiles: z.nullable(z.int()),
  expiresAt: z.nullable(instant),
  mayDownload: z.boolean(),
})
export type DataExport = z.output<typeof DataExport>

const path = z.string().check(z.minLength(1))

/** Lies in each archive and says what else does. */
export const ExportManifest = z.object({
  schema: z.int(),
  madeAt: instant,
  userId: z.uuid(),
  entries: z.array(
    z.object({
      path,
      bytes: z.int(),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      /** For what is a list of records. */
      rows: z.optional(z.int()),
    }),
  ),
  missing: z.array(z.object({ path, reason: z.string() })),
})
export type ExportManifest = z.output<typeof ExportManifest>

/** So long one may change one's mind. */
export const DELETION_GRACE_DAYS = 30
/** What is deleted by itself when its time is over. */
export const RETENTION_KINDS = ['enquiries', 'appointments', 'assistant', 'cases', 'accounts'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** What holds for a kind of data, and when the first of mine goes; null while there is none, or its time has not begun. */
const Retained = z.object({ months: z.int(), firstOn: z.nullable(z.iso.date()) })
export type Retained = z.output<typeof Retained>

/** What was deleted lately because its time was over. */
const RetentionRun = z.object({ kind: z.enum(RETENTION_KINDS), removed: z.int(), at: instant })

const DeletionState = z.object({
  deletion: z.nullable(
    z.object({
      askedAt: instant,
      dueAt: instant,
      /** They asked, or nobody has used the account for long. */
      because: z.enum(['asked', 'unused']),
      /** A case is under way, or we owe them an answer: it waits until that is over. */
      isSuspended: z.boolean(),
    }),
  ),
  /** A case of theirs is with us. */
  isUnderWay: z.boolean(),
  /** The law makes us keep the file of their last case until then. */
  fileUntil: z.nullable(z.iso.date()),
  fileYears: z.int(),
})

const ExportState = z.object({ export: z.nullable(DataExport) })

export const privacy = {
  visits: {
    method: 'GET',
    path: '/api/privacy/visits',
    summary: 'Who of the office was at my file, when and why, the newest first',
    audience: 'signedIn',
    input: z.object(ListPage),
    output: z.object({ visits: z.array(FileVisit), next: z.nullable(z.string()) }),
    errors: [],
  },
  export: {
    method: 'GET',
    path: '/api/privacy/export',
    summary: 'The newest archive of my data and how far it is',
    audience: 'signedIn',
    input: z.object({}),
    output: ExportState,
    errors: [],
  },
  askForExport: {
    method: 'POST',
    path: '/api/privacy/export',
    summary: 'Have an archive of all my data made; it goes on by itself',
    audience: 'signedIn',
    input: z.object({}),
    output: ExportState,
    errors: ['CONFLICT', 'PROOF_REQUIRED'],
  },
  linkExport: {
    method: 'POST',
    path: '/api/privacy/export/{id}/link',
    summary: 'An address that gives my archive for a few minutes',
    audience: 'signedIn',
    input: z.object({ id: z.uuid() }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['NOT_FOUND', 'GONE', 'PROOF_REQUIRED'],
  },
  retention: {
    method: 'GET',
    path: '/api/privacy/retention',
    summary: 'How long each kind of my data stays, and when the first of it goes',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ kinds: z.record(z.enum(RETENTION_KINDS), Retained) }),
    errors: [],
  },
  retentionRuns: {
    method: 'GET',
    path: '/api/privacy/retention/runs',
    summary: 'What was deleted because its time was over, the latest of each kind',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ runs: z.array(RetentionRun) }),
    errors: [],
  },
  deletion: {
    method: 'GET',
    path: '/api/privacy/deletion',
    summary: 'Whether my account is to be deleted, when, and what would stay',
    audience: 'signedIn',
    input: z.object({}),
    output: DeletionState,
    errors: [],
  },
  askForDeletion: {
    method: 'POST',
    path: '/api/privacy/deletion',
    summary: 'Have my account and data deleted after a grace period',
    audience: 'signedIn',
    input: z.object({}),
    output: DeletionState,
    errors: ['CONFLICT', 'PROOF_REQUIRED'],
  },
  stopDeletion: {
    method: 'DELETE',
    path: '/api/privacy/deletion',
    summary: 'Keep my account after all',
    audience: 'signedIn',
    input: z.object({}),
    output: DeletionState,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
