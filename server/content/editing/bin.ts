import type { BinnedContent, ContentRow } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { CONTENT_BIN_DAYS } from '@rahnama/contract/limits.ts'
import type { Actor } from '../../audit/audit.ts'
import { type Db, postgresCode } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { auditContent } from './audit-content.ts'
import { deleteItem, deleteRemovedBefore, listRemoved, lockRemoved, type RemovedRow, setRemoved } from './queries.ts'
import { readItem, toRows } from './read-item.ts'
import { tellEditors } from './tell-editors.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = CONTENT_BIN_DAYS * DAY_MS
const UNIQUE_VIOLATION = '23505'

/** What lies there, as it was when somebody looked: in and out again is another removal. */
type Removal = { id: string; removedAt: string }

export async function listBin({ db, now }: Deps): Promise<BinnedContent[]> {
  return toBinned(db, await listRemoved(db), now())
}

export async function readBinned(tx: Db, id: string, now: Date): Promise<BinnedContent> {
  const item = await lockRemoved(tx, id)
  const [binned] = item ? await toBinned(tx, [item], now) : []
  if (!binned) throw new AppError('NOT_FOUND')
  return binned
}

async function toBinned(db: Db, items: readonly RemovedRow[], now: Date): Promise<BinnedContent[]> {
  const rows = await toRows(db, items)
  return items.map(({ id, kind, slug, removedAt, removedBy }) => ({
    id,
    kind,
    slug,
    titles: rows.find((row) => row.id === id)?.titles ?? { en: null, fa: null },
    removedAt: removedAt.toISOString(),
    removedBy,
    daysLeft: Math.max(0, Math.ceil((removedAt.getTime() + KEPT_MS - now.getTime()) / DAY_MS)),
  }))
}

async function openRemoved(tx: Db, { id, removedAt }: Removal): Promise<void> {
  const item = await lockRemoved(tx, id)
  if (item?.removedAt.getTime() !== Date.parse(removedAt)) throw new AppError('NOT_FOUND')
}

/** Out of the bin as it was, published or not; refused when its slug has been given away. */
export async function putBackItem({ db, now, signals }: Deps, actor: Actor, removal: Removal): Promise<ContentRow> {
  const putBack = db.transaction(async (tx) => {
    await openRemoved(tx, removal)
    await setRemoved(tx, removal.id, null)
    await auditContent(tx, actor, 'putBack', removal.id, now())
    await tellEditors(signals, tx, removal.id)
    return readItem(tx, removal.id)
  })
  return putBack.catch((error) => {
    if (postgresCode(error) === UNIQUE_VIOLATION) throw new AppError('CONFLICT', { field: 'slug' })
    throw error
  })
}

/** Only out of the bin, which nothing enters that the program cannot do without. */
export async function deleteForever(
  { db, now, signals }: Deps,
  actor: Actor,
  removal: Removal,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    await openRemoved(tx, removal)
    await deleteItem(tx, removal.id)
    await auditContent(tx, actor, 'delete', removal.id, now())
    await tellEditors(signals, tx, removal.id)
    return {}
  })
}

export const contentPurge = defineJob<object>('empty-content-bin', { cron: '41 3 * * *' })

export async function emptyBin({ db, now }: Deps): Promise<void> {
  await deleteRemovedBefore(db, new Date(now().getTime() - KEPT_MS))
}
