import { type ClientDocument, type documents, purposeOf } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { mayStand } from '@rahnama/contract/uploads/uploads.ts'
import { validUntil } from '@rahnama/rules/checklist/checklist.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { handIn } from '../hand-in.ts'
import { findVersion, holdDocument, insertVersion, listVersions } from '../queries.ts'
import { readDocument } from '../read-document.ts'
import { tellClient } from '../tell-client.ts'

/** Uses the same file for a second document without a second upload; each is reviewed by itself. */
export async function reuseVersion(
  deps: Pick<Deps, 'db' | 'now' | 'signals' | 'jobs'>,
  { userId }: Pick<Caller, 'userId'>,
  { id, kind, subject }: Input<typeof documents.reuse>,
): Promise<ClientDocument> {
  const now = deps.now()
  const key = { kind, subject }
  return deps.db.transaction(async (tx) => {
    const source = await findVersion(tx, userId, id)
    if (!source || source.removedAt) throw new AppError('NOT_FOUND')
    if (!mayStand(purposeOf(kind), source)) throw new AppError('CONFLICT', { params: { fault: 'TYPE_NOT_ALLOWED' } })
    const documentId = await holdDocument(tx, userId, key)
    const newest = (await listVersions(tx, userId, key)).find(({ removedAt }) => removedAt === null)
    if (newest?.fileId !== source.fileId) {
      const { fileId, issuedOn, endsOn } = source
      const until = validUntil(kind, source, officeDay(now)) ?? null
      const given = { documentId, fileId, uploadId: null, issuedOn, endsOn, validUntil: until, at: now }
      await handIn(deps, tx, { ...key, userId, versionId: await insertVersion(tx, given) })
      await tellClient(deps, tx, userId)
    }
    return readDocument(tx, userId, key, now)
  })
}
