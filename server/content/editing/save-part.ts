import type { ContentItem, ContentPart } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { auditContent } from './audit-content.ts'
import { checkDraft } from './check-body.ts'
import {
  findVersion,
  type ItemRow,
  insertVersion,
  lockItem,
  readNewest,
  setInStep,
  type VersionRow,
} from './queries.ts'
import { newestNumbers, readItem } from './read-item.ts'
import { tellEditors } from './tell-editors.ts'

export type Author = Actor
type SaveInput = {
  id: string
  part: ContentPart
  version: number
  body: Record<string, unknown>
  keepsStep: boolean
}

/** Saves a new draft over the version that was read and no other (optimistic locking). */
export async function savePart(deps: Deps, caller: Author, input: SaveInput): Promise<ContentItem> {
  const { id, part, version, body, keepsStep } = input
  return deps.db.transaction(async (tx) => {
    const { item, newest } = await openForChange(tx, id, part, version)
    const checked = await checkDraft(tx, { ...item, part, body, field: 'body' })
    await addVersion(deps, tx, caller, { item, newest, part, body: checked, keepsStep })
    return readItem(tx, id)
  })
}

type RestoreInput = { id: string; part: ContentPart; number: number; version: number }

/** An old version becomes the newest again; nothing between is lost. */
export async function restoreVersion(deps: Deps, caller: Author, input: RestoreInput): Promise<ContentItem> {
  const { id, part, number, version } = input
  return deps.db.transaction(async (tx) => {
    const { item, newest } = await openForChange(tx, id, part, version)
    const old = await findVersion(tx, id, part, number)
    if (!old) throw new AppError('NOT_FOUND')
    const body = await checkDraft(tx, { ...item, part, body: old.body, field: 'body' })
    await addVersion(deps, tx, caller, { item, newest, part, body, restoredFrom: number, keepsStep: false })
    return readItem(tx, id)
  })
}

/** Holds the item, and refuses whoever read another version than the newest. */
export async function openForChange(
  tx: Db,
  id: string,
  part: ContentPart,
  version: number,
): Promise<{ item: ItemRow; newest: VersionRow[] }> {
  const item = await lockItem(tx, id)
  if (!item) throw new AppError('NOT_FOUND')
  const newest = await readNewest(tx, [id])
  const current = newest.find((candidate) => candidate.part === part)
  if ((current?.number ?? 0) !== version) throw new AppError('CONFLICT', { params: conflictWith(current) })
  return { item, newest }
}

/** The conflict says who was first and what they wrote. */
export function conflictWith(current: VersionRow | undefined): Record<string, string | number> {
  if (!current) return { version: 0 }
  const { number, savedAt, savedBy } = current
  return { version: number, savedAt: savedAt.toISOString(), ...(savedBy && { savedBy }) }
}

type Addition = {
  item: ItemRow
  newest: readonly VersionRow[]
  part: ContentPart
  body: object
  restoredFrom?: number
  keepsStep: boolean
}

async function addVersion({ now, signals }: Deps, tx: Db, caller: Author, addition: Addition): Promise<void> {
  const { item, newest, part, body, restoredFrom, keepsStep } = addition
  const numbers = newestNumbers(newest)
  const number = numbers[part] + 1
  const restored = restoredFrom === undefined ? {} : { restoredFrom }
  await insertVersion(tx, { itemId: item.id, part, number, body, ...restored, at: now(), by: caller.userId })
  // Whoever writes a language for the first time has the other one before them.
  const isFirst = part !== 'facts' && number === 1 && numbers[otherLanguage(part)] > 0
  if (part !== 'facts' && (keepsStep || isFirst)) await setInStep(tx, item.id, { ...numbers, [part]: number })
  // The words that were in step are back.
  else if (part !== 'facts' && restoredFrom === item.inStep[part]) {
    await setInStep(tx, item.id, { ...item.inStep, [part]: number })
  }
  await auditContent(tx, caller, restoredFrom === undefined ? 'save' : 'restore', item.id, now())
  await tellEditors(signals, tx, item.id)
}
