import type { ContentRow } from '@rahnama/contract/content-editing.ts'
import { isLasting } from '@rahnama/contract/content-kinds.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { postgresCode } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteRemovedBefore, findItem, lockItem, setRemoved } from './queries.ts'
import { readItem } from './read-item.ts'
import { tellEditors } from './tell-editors.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_IN_BIN_DAYS = 30
const UNIQUE_VIOLATION = '23505'

export async function removeItem({ db, now, signals }: Deps, { id }: { id: string }): Promise<ContentRow> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    if (isLasting(item)) throw new AppError('CONFLICT')
    await setRemoved(tx, id, now())
    await tellEditors(signals, tx, id)
    return readItem(tx, id)
  })
}

/** Takes an item out of the bin as it was, published or not; refused when its slug has been given away. */
export async function putBackItem({ db, signals }: Deps, { id }: { id: string }): Promise<ContentRow> {
  const putBack = db.transaction(async (tx) => {
    const item = await findItem(tx, id)
    if (!item?.removedAt) throw new AppError('NOT_FOUND')
    await setRemoved(tx, id, null)
    await tellEditors(signals, tx, id)
    return readItem(tx, id)
  })
  return putBack.catch((error) => {
    if (postgresCode(error) === UNIQUE_VIOLATION) throw new AppError('CONFLICT', { field: 'slug' })
    throw error
  })
}

export const contentPurge = defineJob<object>('empty-content-bin', { cron: '41 3 * * *' })

export async function emptyBin({ db, now }: Deps): Promise<void> {
  await deleteRemovedBefore(db, new Date(now().getTime() - KEPT_IN_BIN_DAYS * DAY_MS))
}
