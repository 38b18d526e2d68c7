import { AppError } from '@rahnama/contract/errors.ts'
import { type MediaItem, type MediaRow, type MediaUse, mediaLink } from '@rahnama/contract/media/media.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { FILES_PATH, signLink } from '../files/files.ts'
import { viewPicture } from './pictures.ts'
import { findMedia, findUnshown, type MediaDetails, readVariants, type VariantRow } from './queries.ts'

export async function readMedia(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  { id }: { id: string },
): Promise<MediaItem> {
  const found = await findMedia(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const variants = await readVariants(db, [found.content.id])
  const unshown = await findUnshown(db, id)
  return {
    ...toMediaRow(found, variants),
    replacement:
      unshown && unshown.id !== found.content.id
        ? { state: unshown.state === 'refused' ? 'refused' : 'waiting', fault: unshown.fault }
        : null,
    variants: variants.map(({ format, width, height, size, address }) => ({
      ...{ format, width, height, size },
      src: address && `/media/${address}`,
    })),
    usedIn: await readUses(db, id),
    removedAt: found.removedAt?.toISOString() ?? null,
  }
}

export function toMediaRow(details: MediaDetails, variants: readonly VariantRow[]): MediaRow {
  const { id, kind, name, altEn, altFa, isDecorative, version, uses, content } = details
  const { type, size, width, height, fault } = content
  const state = content.state === 'replaced' ? 'ready' : content.state
  const isPicture = kind === 'image' && state === 'ready' && width !== null && height !== null
  return {
    ...{ id, kind, name, type, size, width, height, state, fault, isDecorative, version, uses },
    alt: { en: altEn ?? '', fa: altFa ?? '' },
    picture: isPicture ? { ...viewPicture({ width, height }, variants), alt: '' } : null,
    link: mediaLink(id),
    addedAt: details.addedAt.toISOString(),
    addedBy: details.addedBy,
  }
}

/** Where it is used: published places first, each item and language once. */
export function readUses(db: Db, id: string): Promise<MediaUse[]> {
  return db.rows<MediaUse>(sql`
    select distinct on (item.id, used.part, used.settings_group) used.place, used.part, used.settings_group as settings,
      case when item.id is not null then json_build_object('id', item.id, 'kind', item.kind, 'slug', item.slug,
        'isInBin', item.removed_at is not null,
        'titles', json_build_object('en', title_of(item.id, 'en'), 'fa', title_of(item.id, 'fa'))) end as item
    from media_uses used left join content_items item on item.id = used.item_id
    where used.media_id = ${id}
    order by item.id, used.part, used.settings_group, used.place = 'draft'`)
}

/** A link for whoever works here: the public never gets the original. */
export async function linkOriginal(
  deps: Deps,
  caller: Caller,
  { id }: { id: string },
): Promise<{ url: string; expiresAt: string }> {
  const found = await findMedia(deps.db, id)
  const variants = found?.content.state === 'ready' ? await readVariants(deps.db, [found.content.id]) : []
  const original = variants.find(({ address }) => address === null) ?? variants[0]
  if (!original) throw new AppError('NOT_FOUND')
  return signLink(deps, caller, FILES_PATH, original.fileId)
}
