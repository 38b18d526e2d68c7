import { AppError } from '@rahnama/contract/errors.ts'
import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import type { media } from '@rahnama/contract/media/media.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { LIST_COUNT_MAX } from '@rahnama/contract/user-list.ts'
import { nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type MediaDetails, readVariants, selectMedia } from './queries.ts'
import { toMediaRow } from './read-media.ts'

type Asked = Input<typeof media.list>

export async function listMedia(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  asked: Asked,
): Promise<Output<typeof media.list>> {
  const { sort, order, after, limit } = asked
  const key = sort === 'name' ? sql`media.name` : sql`media.added_at`
  const [sign, direction] = order === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const from = after === undefined ? undefined : readPlace(sort, after)
  const found = await db.rows<MediaDetails>(sql`
    ${selectMedia(meeting(asked))} ${from ? sql`and (${key}, media.id) ${sign} (${from.key}, ${from.id}::uuid)` : nothing}
    order by ${key} ${direction}, media.id ${direction} limit ${limit + 1}`)
  const counted = await db.row<{ count: number }>(sql`
    select count(*) as count from (select from media where ${meeting(asked)} limit ${LIST_COUNT_MAX + 1}) as counted`)
  const rows = found.slice(0, limit)
  const variants = await readVariants(
    db,
    rows.map(({ content }) => content.id),
  )
  const variantsOf = Map.groupBy(variants, ({ contentId }) => contentId)
  const last = rows.at(-1)
  const count = counted?.count ?? 0
  return {
    rows: rows.map((row) => toMediaRow(row, variantsOf.get(row.content.id) ?? [])),
    next: last && found.length > limit ? placeOf(sort, last) : null,
    total: { count: Math.min(count, LIST_COUNT_MAX), isMore: count > LIST_COUNT_MAX },
  }
}

function meeting({ kind, search, needs }: Asked): Sql {
  const wanted = search && foldForSearch(search)
  return sql`media.removed_at is null and media.kind = ${kind}
    ${wanted ? sql`and strpos(media.found_by, ${wanted}) > 0` : nothing}
    ${needs === 'alt' ? sql`and not is_decorative and (coalesce(alt_en, '') = '' or coalesce(alt_fa, '') = '')` : nothing}
    ${needs === 'unused' ? sql`and not exists (select from media_uses where media_id = media.id)` : nothing}`
}

function placeOf(sort: Asked['sort'], { id, name, addedAt }: MediaDetails): string {
  return `${sort === 'name' ? name : addedAt.toISOString()}_${id}`
}

const PLACE = /^(.{1,320})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readPlace(sort: Asked['sort'], after: string): { key: Sql; id: string } {
  const [, key = '', id] = PLACE.exec(after) ?? []
  if (!id || (sort === 'addedAt' && !/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(key))) {
    throw new AppError('INVALID_INPUT', { field: 'after' })
  }
  return { key: sort === 'name' ? sql`${key}::text` : sql`${key}::timestamptz`, id }
}
