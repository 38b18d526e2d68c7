import { AppError } from '@rahnama/contract/errors.ts'
import { MEDIA_BIN_DAYS } from '@rahnama/contract/limits.ts'
import type { BinnedMedia, MediaItem, media } from '@rahnama/contract/media/media.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Bearer, FILES_PATH, signLink } from '../files/files.ts'
import { forEachRow } from '../for-each-row.ts'
import { defineJob } from '../jobs/jobs.ts'
import { lockMedia, type MediaDetails, readVariants, selectMedia, takeContents } from './queries.ts'
import { readMedia } from './read-media.ts'
import { tellAdmins } from './tell-admins.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = MEDIA_BIN_DAYS * DAY_MS
const AT_ONCE = 100

type Asked = Pick<RequestInfo, 'requestId'>
/** What lies there, as it was when somebody looked: in and out again is another removal. */
type Removal = { id: string; removedAt: string }

/** What is used stays; the draft of a colleague counts, an old version does not. */
export async function removeMedia(
  deps: Deps,
  caller: Caller,
  { id, version }: { id: string; version: number },
  { requestId }: Asked,
): Promise<BinnedMedia> {
  const { db, now, signals } = deps
  return db.transaction(async (tx) => {
    const found = await lockMedia(tx, id)
    if (!found || found.removedAt) throw new AppError('NOT_FOUND')
    if (found.uses > 0) throw new AppError('CONFLICT', { field: 'uses', params: { uses: found.uses } })
    if (found.version !== version) throw new AppError('CONFLICT', { params: { version: found.version } })
    await tx.execute(sql`update media set removed_at = ${now()}, removed_by = ${caller.userId} where id = ${id}`)
    await write(deps, tx, { ...caller, requestId }, 'media.remove', id)
    await tellAdmins(signals, tx, id)
    const [binned] = await toBinned(deps, tx, caller, await tx.rows(selectMedia(sql`media.id = ${id}`)))
    if (!binned) throw new AppError('NOT_FOUND')
    return binned
  })
}

export function removeManyMedia(
  deps: Deps,
  caller: Caller,
  some: Input<typeof media.removeMany>,
  asked: Asked,
): Promise<Output<typeof media.removeMany>> {
  return forEachRow(some, async (row) => {
    const { id, removedAt } = await removeMedia(deps, caller, row, asked)
    return { id, removedAt }
  })
}

export async function listMediaBin(deps: Deps, caller: Caller): Promise<BinnedMedia[]> {
  const query = sql`${selectMedia(sql`media.removed_at is not null`)} order by media.removed_at desc, media.id`
  return toBinned(deps, deps.db, caller, await deps.db.rows<MediaDetails>(query))
}

async function toBinned(deps: Deps, db: Db, caller: Bearer, rows: readonly MediaDetails[]): Promise<BinnedMedia[]> {
  const { now } = deps
  const variants = await readVariants(
    db,
    rows.map(({ content }) => content.id),
  )
  return rows.map(({ id, kind, name, content, removedAt, removedBy }) => {
    const small = variants.find((each) => each.contentId === content.id && each.address && each.format === 'webp')
    const since = removedAt ?? now()
    return {
      ...{ id, kind, name, removedBy },
      thumbnail: small ? signLink(deps, caller, FILES_PATH, small.fileId).url : null,
      removedAt: since.toISOString(),
      daysLeft: Math.max(0, Math.ceil((since.getTime() + KEPT_MS - now().getTime()) / DAY_MS)),
    }
  })
}

async function openRemoved(tx: Db, { id, removedAt }: Removal): Promise<MediaDetails> {
  const found = await lockMedia(tx, id)
  if (!found || found.removedAt?.getTime() !== Date.parse(removedAt)) throw new AppError('NOT_FOUND')
  return found
}

export async function putBackMedia(
  deps: Deps,
  caller: Caller,
  removal: Removal,
  { requestId }: Asked,
): Promise<MediaItem> {
  await deps.db.transaction(async (tx) => {
    const { id } = await openRemoved(tx, removal)
    await tx.execute(sql`update media set removed_at = null, removed_by = null where id = ${id}`)
    await write(deps, tx, { ...caller, requestId }, 'media.putBack', id)
    await tellAdmins(deps.signals, tx, id)
  })
  return readMedia(deps, caller, { id: removal.id })
}

export function putBackManyMedia(
  deps: Deps,
  caller: Caller,
  some: Input<typeof media.putBackMany>,
  asked: Asked,
): Promise<Output<typeof media.putBackMany>> {
  return forEachRow(some, async (removal) => {
    await putBackMedia(deps, caller, removal, asked)
    return { id: removal.id }
  })
}

export async function deleteMedia(
  deps: Deps,
  caller: Caller,
  removal: Removal,
  { requestId }: Asked,
): Promise<Record<string, never>> {
  return deps.db.transaction(async (tx) => {
    const { id, uses } = await openRemoved(tx, removal)
    if (uses > 0) throw new AppError('CONFLICT', { field: 'uses', params: { uses } })
    await destroy(deps, tx, id)
    await write(deps, tx, { ...caller, requestId }, 'media.delete', id)
    await tellAdmins(deps.signals, tx, id)
    return {}
  })
}

async function destroy({ files }: Deps, tx: Db, id: string): Promise<void> {
  const gone = await takeContents(tx, sql`media_id = ${id}`)
  await tx.execute(sql`delete from media where id = ${id}`)
  for (const fileId of gone) await files.remove(tx, fileId)
}

function write({ now }: Deps, tx: Db, actor: Caller & Asked, act: string, id: string): Promise<void> {
  return writeAudit(tx, actor, { act, clientId: null, target: `media:${id}` }, now())
}

export const mediaPurge = defineJob<object>('empty-media-bin', { cron: '43 3 * * *' })

/** What lay in the bin, and bytes that were replaced, for 30 days. */
export async function emptyMediaBin(deps: Deps): Promise<void> {
  const { db, files, now } = deps
  const before = new Date(now().getTime() - KEPT_MS)
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction(async (tx) => {
      const old = await tx.rows<{ id: string }>(sql`
        select id from media where removed_at < ${before}
          and not exists (select from media_uses where media_id = media.id) order by removed_at, id limit ${AT_ONCE} for update skip locked`)
      for (const { id } of old) await destroy(deps, tx, id)
      return old.length
    })
  }
  await db.transaction(async (tx) => {
    const gone = await takeContents(tx, sql`state = 'replaced' and replaced_at < ${before}`)
    for (const fileId of gone) await files.remove(tx, fileId)
  })
}
