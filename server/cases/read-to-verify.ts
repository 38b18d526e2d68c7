import { ASSESSMENT_FORMS } from '@rahnama/contract/assessments/assessments.ts'
import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { questionPlace } from '@rahnama/contract/profile/profile.ts'
import { factsShownBy, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import { findAccount } from '../auth/auth.ts'
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
  const [newest] = versions
  const { answers } = await loadProfile(db, row.userId)
  const account = await findAccount(db, row.userId)
  if (!account) throw new Error('A case without its client')
  const latin = [answers.firstName, answers.lastName].filter((part) => part).join(' ')
  return {
    ...{ kind, subject, about, validUntil, version, checksum },
    folio: row.folio,
    applicationId: row.id,
    language: account.language,
    name: { latin, persian: answers.persianName ?? null },
    earlier: versions.filter(({ number }) => number < version.number),
    newer: newest && newest.id !== versionId ? { versionId: newest.id, uploadedAt: newest.uploadedAt } : null,
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
  const [form = PERSON, place] = subject.split('/')
  const sheet = await db.row<{ answers: Record<string, unknown> }>(sql`
    select answers from answer_sheets where user_id = ${userId} and form = ${form}`)
  const isProven = provenBy(kind, form, place)
  return Object.entries(sheet?.answers ?? {})
    .filter(([path]) => isProven(path))
    .map(([path, value]) => ({ form, path, value }))
}

/** Says which answers of a form a document should show. */
function provenBy(kind: ToVerify['kind'], form: string, place: string | undefined): (path: string) => boolean {
  if (form !== PERSON) return (path) => FORMS.get(form)?.includes(path) ?? false
  if (place?.includes('.')) return (path) => path.startsWith(`${place}.`)
  if (place !== undefined) return (path) => path.startsWith(place) && !path.includes('.')
  const facts = factsShownBy(kind).map((fact) => questionPlace(fact)?.question ?? fact)
  const wanted = new Set<string>([...facts, ...(OF_A_PERSON.includes(kind) ? IDENTITY : [])])
  return (path) => wanted.has(path)
}

/** A document that a form asks for speaks of everything told there outside of lists. */
const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ASSESSMENT_FORMS).map(([name, { steps }]: [string, LongForm]) => [
    name,
    steps.flatMap(({ fields }) => fields.map((field) => field.name)),
  ]),
)
