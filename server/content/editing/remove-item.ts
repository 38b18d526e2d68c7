import { type BinnedContent, CONTENT_PARTS, type ContentPart, isLasting } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Deps } from '../../deps.ts'
import { auditContent } from './audit-content.ts'
import { readBinned } from './bin.ts'
import { lockItem, readNewest, setRemoved } from './queries.ts'
import { conflictWith } from './save-part.ts'
import { tellEditors } from './tell-editors.ts'

type RemoveInput = { id: string; versions: Record<ContentPart, number> }

/** Moves an item into the bin (a soft deletion), by somebody who has seen what they remove. */
export async function removeItem(
  { db, now, signals }: Deps,
  actor: Actor,
  { id, versions }: RemoveInput,
): Promise<BinnedContent> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    if (isLasting(item)) throw new AppError('CONFLICT')
    const newest = await readNewest(tx, [id])
    for (const part of CONTENT_PARTS) {
      const current = newest.find((version) => version.part === part)
      if ((current?.number ?? 0) !== versions[part]) throw new AppError('CONFLICT', { params: conflictWith(current) })
    }
    const at = now()
    await setRemoved(tx, id, { at, by: actor.userId })
    await auditContent(tx, actor, 'remove', id, at)
    await tellEditors(signals, tx, id)
    return readBinned(tx, id, at)
  })
}
