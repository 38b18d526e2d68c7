import { AppError } from '@rahnama/contract/errors.ts'
import { foldForSearch, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { MediaItem } from '@rahnama/contract/media/media.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { lockMedia } from './queries.ts'
import { readMedia } from './read-media.ts'
import { tellAdmins } from './tell-admins.ts'

type Description = { id: string; version: number; name: string; alt: Record<Language, string>; isDecorative: boolean }

export async function describeMedia(
  deps: Deps,
  caller: Caller,
  { id, version, name, alt, isDecorative }: Description,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<MediaItem> {
  const { db, now, signals } = deps
  await db.transaction(async (tx) => {
    const found = await lockMedia(tx, id)
    if (!found || found.removedAt) throw new AppError('NOT_FOUND')
    if (found.version !== version) throw new AppError('CONFLICT', { params: { version: found.version } })
    const needed = found.kind === 'image' && !isDecorative ? await languagesShowing(tx, id) : []
    const missing = LANGUAGES.filter((language) => needed.includes(language) && alt[language] === '')
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', {
        issues: missing.map((language) => ({ field: `alt.${language}`, fault: 'REQUIRED' })),
      })
    }
    await tx.execute(sql`
      update media set name = ${name}, alt_en = ${alt.en}, alt_fa = ${alt.fa}, is_decorative = ${isDecorative},
        found_by = ${foldForSearch(`${name} ${alt.en} ${alt.fa}`)}, version = version + 1
      where id = ${id}`)
    await writeAudit(
      tx,
      { ...caller, requestId },
      { act: 'media.describe', clientId: null, target: `media:${id}` },
      now(),
    )
    await tellAdmins(signals, tx, id)
  })
  return readMedia(deps, caller, { id })
}

/** The languages in which the public sees it now: a picture of the facts shows wherever its item is published. */
async function languagesShowing(tx: Db, id: string): Promise<Language[]> {
  const rows = await tx.rows<{ part: Language }>(sql`
    select distinct shown.part from media_uses used
    join content_items item on item.id = used.item_id and item.removed_at is null
    join content_publications shown on shown.item_id = used.item_id and shown.part <> 'facts'
      and used.part in ('facts', shown.part)
    where used.media_id = ${id} and used.place = 'published'`)
  return rows.map(({ part }) => part)
}
