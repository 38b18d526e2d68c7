import type { ContentKind, ContentRow } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Deps } from '../../deps.ts'
import { auditContent } from './audit-content.ts'
import { listItems, setPlaces } from './queries.ts'
import { toRows } from './read-item.ts'

/** The caller sends the whole list and the order they saw: what they have not seen would land anywhere. */
export async function reorderItems(
  { db, now }: Deps,
  actor: Actor,
  { kind, ids, before }: { kind: ContentKind; ids: readonly string[]; before: readonly string[] },
): Promise<ContentRow[]> {
  return db.transaction(async (tx) => {
    const known = (await listItems(tx, kind)).map(({ id }) => id)
    const asked = new Set(ids)
    const isWhole = asked.size === ids.length && asked.size === known.length && known.every((id) => asked.has(id))
    const isSeen = known.length === before.length && known.every((id, place) => id === before[place])
    if (!isWhole || !isSeen) throw new AppError('CONFLICT')
    await setPlaces(tx, ids)
    await auditContent(tx, actor, 'reorder', kind, now())
    return toRows(tx, await listItems(tx, kind))
  })
}
