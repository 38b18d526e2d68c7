import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { findAccount } from '../../auth/auth.ts'
import { type Db, sql } from '../../db/db.ts'
import { readDocument } from '../../documents/documents.ts'
import { loadProfile } from '../../profile/profile.ts'
import type { CaseRow } from '../find-case.ts'
import { answersBehind, whoseIs } from './answers-behind.ts'

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
    whose: whoseIs(subject),
    proves: await answersBehind(db, row.userId, { kind, subject }),
  }
}
