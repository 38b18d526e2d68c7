import { AppError } from '@rahnama/contract/errors.ts'
import { UPLOADS_AT_ONCE_MAX, UPLOADS_DAILY_MAX_BYTES } from '@rahnama/contract/limits.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { UPLOAD_PURPOSES, type Upload, type UploadFault, type uploads } from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { cleanFileName } from '../files/files.ts'
import { findUpload, insertUpload, lockPerson, readUse, toUpload, type UploadRow } from './queries.ts'

const HOUR_MS = 60 * 60_000

type Announced = Input<typeof uploads.begin>

export function beginUpload({ db, files, now }: Deps, { userId }: Caller, input: Announced): Promise<Upload> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const known = await findUpload(tx, input.id)
    if (known) return toUpload(sameUpload(known, userId, input))
    const { id, purpose, size } = input
    const name = cleanFileName(input.name)
    const fault = sizeFault(input) ?? (await useFault(tx, userId, size, now()))
    if (fault) return { id, purpose, state: 'refused', name, size, offset: 0, type: null, fault }
    const sha256 = input.sha256 === undefined ? null : Buffer.from(input.sha256, 'hex')
    await insertUpload(tx, { id, userId, purpose, name, size, sha256, at: now() })
    await files.partial.begin(tx, id)
    return { id, purpose, state: 'receiving', name, size, offset: 0, type: null, fault: null }
  })
}

/** An answer that got lost is asked for again; another file under the same id is not the same upload. */
function sameUpload(known: UploadRow, userId: string, { purpose, size }: Announced): UploadRow {
  if (known.userId !== userId || known.state === 'cancelled') throw new AppError('NOT_FOUND')
  if (known.purpose !== purpose || known.size !== size) throw new AppError('CONFLICT')
  return known
}

function sizeFault({ purpose, size }: Announced): UploadFault | undefined {
  if (size === 0) return 'EMPTY'
  return size > UPLOAD_PURPOSES[purpose].maxBytes ? 'TOO_LARGE' : undefined
}

/** One left alone for an hour is no longer under way: a phone may have lost it. */
async function useFault(tx: Db, userId: string, size: number, now: Date): Promise<UploadFault | undefined> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const use = await readUse(tx, userId, { activeSince: ago(HOUR_MS), daySince: ago(24 * HOUR_MS) })
  if (use.atOnce >= UPLOADS_AT_ONCE_MAX) return 'TOO_MANY_AT_ONCE'
  return use.bytes + size > UPLOADS_DAILY_MAX_BYTES ? 'TOO_MUCH_TODAY' : undefined
}
