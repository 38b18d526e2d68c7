import type { ContentRow } from '@rahnama/contract/content-editing.ts'
import type { ContentKind } from '@rahnama/contract/content-kinds.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Deps } from '../deps.ts'
import { listItems, setPlaces } from './queries.ts'
import { toRows } from './read-item.ts'

/** The caller sends the whole list: an item they have not seen would land anywhere. */
export async function reorderItems(
  { db }: Deps,
  { kind, ids }: { kind: ContentKind; ids: readonly string[] },
): Promise<ContentRow[]> {
  return db.transaction(async (tx) => {
    const items = await listItems(tx, { kind, isRemoved: false })
    const known = new Set(items.map(({ id }) => id))
    const asked = new Set(ids)
    const isWhole = asked.size === ids.length && asked.size === known.size && ids.every((id) => known.has(id))
    if (!isWhole) throw new AppError('CONFLICT')
    await setPlaces(tx, ids)
    return toRows(tx, await listItems(tx, { kind, isRemoved: false }))
  })
}
