import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { factsShownBy, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import { type Db, sql } from '../db/db.ts'
import { readDocument } from '../documents/documents.ts'
import { loadProfile } from '../profile/profile.ts'
import type { CaseRow } from './find-case.ts'

/** What every identity document should say. */
const IDENTITY = ['firstName', 'lastName', 'birthDate', 'citizenship']
const OF_A_PERSON = ['passport', 'nationalIdentity', 'birthCertificate', 'statusInCanada']

type VersionRow = { kind: ToVerify['kind']; subject: string; checksum: string }

/** One version beside what the client said that it should show. */
export async function readToVerify(db: Db, row: CaseRow, versionId: string, now: Date): Promise<ToVerify> {
  const found = await db.row<VersionRow>(sql`
    select kind, subject, encode(sha256, 'hex') as checksum
    from document_versions join documents on documents.id = document_id join files on files.id = file_id
    where document_versions.id = ${versionId} and documents.user_id = ${row.userId} and removed_at is null`)
  if (!found) throw new AppError('NOT_FOUND')
  const { kind, subject, checksum } = found
  const { versions, about, validUntil } = await readDocument(db, row.userId, { kind, subject }, now)
  const version = versions.find(({ id }) => id === versionId)
  if (!version) throw new AppError('NOT_FOUND')
  const { answers } = await loadProfile(db, row.userId)
  const latin = [answers.firstName, answers.lastName].filter((part) => part).join(' ')
  return {
    ...{ kind, subject, about, validUntil, version, checksum },
    folio: row.folio,
    name: { latin, persian: answers.persianName ?? null },
    earlier: versions.filter(({ number }) => number < version.number),
    proves: await answersBehind(db, row.userId, kind, subject),
  }
}

/** From the sheet as it is stored: an entry's own answers, or the facts a document of the person shows. */
async function answersBehind(
  db: Db,
  userId: string,
  kind: ToVerify['kind'],
  subject: string,
): Promise<ToVerify['proves']> {
  const [form = PERSON, entry] = subject.split('/')
  const sheet = await db.row<{ answers: Record<string, unknown> }>(sql`
    select answers from answer_sheets where user_id = ${userId} and form = ${form}`)
  const wanted = new Set<string>([...factsShownBy(kind), ...(OF_A_PERSON.includes(kind) ? IDENTITY : [])])
  return Object.entries(sheet?.answers ?? {})
    .filter(([path]) => (entry ? path.startsWith(`${entry}.`) : wanted.has(path)))
    .map(([path, value]) => ({ form, path, value }))
}
