import type { DocumentKey, DocumentVersion } from '@rahnama/contract/documents.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Archive } from './archive/archive.ts'

export type DocumentRow = DocumentKey & {
  id: string
  notNeededBy: string | null
  notNeededAt: Date | null
}

export type ExplanationRow = { documentId: string; program: Program; explanation: string; saidAt: Date }

export type VersionRow = DocumentKey & {
  id: string
  documentId: string
  number: number
  fileId: string
  originalName: string
  size: number
  contentType: string
  uploadedAt: Date
  issuedOn: IsoDate | null
  endsOn: IsoDate | null
  validUntil: IsoDate | null
  state: DocumentVersion['state']
  /** Of what was sent back: why, in the words it was decided with, and what can be done about it. */
  reason: Pick<NonNullable<DocumentVersion['sentBack']>, 'sentence' | 'remedy'> | null
  note: string | null
  decidedAt: Date | null
  removedAt: Date | null
}

const DOCUMENT = sql`documents.id, kind, subject, deciders.full_name as "notNeededBy", not_needed_at as "notNeededAt"`
const DOCUMENTS = sql`documents left join users as deciders on deciders.id = not_needed_by`

const VERSION = sql`versions.id, document_id as "documentId", kind, subject, number, file_id as "fileId",
  original_name as "originalName", size, content_type as "contentType", uploaded_at as "uploadedAt",
  issued_on as "issuedOn", ends_on as "endsOn", valid_until as "validUntil", state, note,
  case when said.wording is not null then jsonb_build_object(
    'sentence', jsonb_build_object('en', sentence_en, 'fa', sentence_fa), 'remedy', remedy) end as reason,
  decided_at as "decidedAt", removed_at as "removedAt"`
const VERSIONS = sql`document_versions as versions
  join documents on documents.id = document_id join files on files.id = file_id
  left join send_back_wordings said on said.reason_id = versions.reason and said.wording = versions.wording`

export function listDocuments(db: Db, userId: string, key?: DocumentKey): Promise<DocumentRow[]> {
  return db.rows<DocumentRow>(sql`
    select ${DOCUMENT} from ${DOCUMENTS} where documents.user_id = ${userId} ${only(key)}`)
}

/** Lists the programs of applications that are not over, the newest first. */
export async function listProgramsAppliedFor(db: Db, userId: string): Promise<Program[]> {
  const rows = await db.rows<{ program: Program }>(sql`
    select program from applications where user_id = ${userId} and closed_at is null order by started_at desc`)
  return rows.map(({ program }) => program)
}

/** Lists the newest first. */
export function listExplanations(db: Db, userId: string, key?: DocumentKey): Promise<ExplanationRow[]> {
  return db.rows<ExplanationRow>(sql`
    select document_id as "documentId", program, explanation, said_at as "saidAt"
    from document_explanations join documents on documents.id = document_id
    where documents.user_id = ${userId} ${only(key)} order by said_at desc, program`)
}

/** Lists the newest first, removed ones too. */
export function listVersions(db: Db, userId: string, key?: DocumentKey): Promise<VersionRow[]> {
  return db.rows<VersionRow>(sql`
    select ${VERSION} from ${VERSIONS} where documents.user_id = ${userId} ${only(key)} order by number desc`)
}

function only(key: DocumentKey | undefined): Sql {
  return key ? sql`and kind = ${key.kind} and subject = ${key.subject}` : nothing
}

export function findVersion(db: Db, userId: string, id: string): Promise<VersionRow | undefined> {
  return db.row<VersionRow>(sql`
    select ${VERSION} from ${VERSIONS} where documents.user_id = ${userId} and versions.id = ${id}`)
}

export function findVersionOfUpload(db: Db, userId: string, uploadId: string): Promise<VersionRow | undefined> {
  return db.row<VersionRow>(sql`
    select ${VERSION} from ${VERSIONS} where documents.user_id = ${userId} and upload_id = ${uploadId}`)
}

/** Inserts the document if it is new and locks its row: versions of one document follow each other. */
export async function holdDocument(tx: Db, userId: string, { kind, subject }: DocumentKey): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into documents (user_id, kind, subject) values (${userId}, ${kind}, ${subject})
    on conflict (user_id, kind, subject) do update set subject = excluded.subject
    returning id`)
  if (!row) throw new Error('A document was neither inserted nor found')
  return row.id
}

type NewVersion = {
  documentId: string
  fileId: string
  uploadId: string | null
  issuedOn: IsoDate | null
  endsOn: IsoDate | null
  validUntil: IsoDate | null
  at: Date
}

export async function insertVersion(tx: Db, version: NewVersion): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into document_versions
      (document_id, number, file_id, upload_id, issued_on, ends_on, valid_until, state, uploaded_at)
    values (${version.documentId},
      (select coalesce(max(number), 0) + 1 from document_versions where document_id = ${version.documentId}),
      ${version.fileId}, ${version.uploadId}, ${version.issuedOn}, ${version.endsOn}, ${version.validUntil}, 'uploaded',
      ${version.at})
    returning id`)
  if (!row) throw new Error('A version was not inserted')
  return row.id
}

/** Whose a version is, for a signed link that names it alone. */
export async function findOwner(db: Db, versionId: string): Promise<string | undefined> {
  const owner = await db.row<{ userId: string }>(sql`
    select user_id as "userId" from document_versions join documents on documents.id = document_id
    where document_versions.id = ${versionId}`)
  return owner?.userId
}

export function findArchive(db: Db, id: string): Promise<Archive | undefined> {
  return db.row<Archive>(sql`
    select user_id as "userId", program, language from document_archives where id = ${id}`)
}
