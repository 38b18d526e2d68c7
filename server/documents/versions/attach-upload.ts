import { type ClientDocument, type documents, purposeOf } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { validUntil } from '@rahnama/rules/checklist/checklist.ts'
import type { Caller } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { takeFinishedUpload } from '../../uploads/uploads.ts'
import { handIn } from '../hand-in.ts'
import { findVersionOfUpload, holdDocument, insertVersion } from '../queries.ts'
import { readDocument } from '../read-document.ts'
import { tellClient } from '../tell-client.ts'
import { toldDate } from './told-date.ts'

type Able = Pick<Deps, 'db' | 'now' | 'signals' | 'jobs'>

/** The upload becomes the newest version. What was said of not getting the document is over with it. */
export async function attachUpload(
  deps: Able,
  caller: Pick<Caller, 'userId'>,
  { kind, subject, uploadId, endsOn = null, ...given }: Input<typeof documents.attach>,
): Promise<ClientDocument> {
  const { userId } = caller
  const now = deps.now()
  const key = { kind, subject }
  return deps.db.transaction(async (tx) => {
    const documentId = await holdDocument(tx, userId, key)
    const before = await findVersionOfUpload(tx, userId, uploadId)
    if (before && before.documentId !== documentId) throw new AppError('CONFLICT')
    if (before) return readDocument(tx, userId, key, now)
    const { fileId } = await takeFinishedUpload(tx, caller, uploadId, purposeOf(kind))
    const issuedOn = given.issuedOn ?? (await toldDate(tx, userId, key))
    const until = validUntil(kind, { issuedOn, endsOn }, officeDay(now)) ?? null
    const versionId = await insertVersion(tx, {
      documentId,
      fileId,
      uploadId,
      issuedOn,
      endsOn,
      validUntil: until,
      at: now,
    })
    await tx.execute(sql`delete from document_explanations where document_id = ${documentId}`)
    await handIn(deps, tx, { ...key, userId, versionId })
    await tellClient(deps, tx, userId)
    return readDocument(tx, userId, key, now)
  })
}
