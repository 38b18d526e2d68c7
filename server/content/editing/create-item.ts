import type { ContentItem, NewKind } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { auditContent } from './audit-content.ts'
import { checkDraft } from './check-body.ts'
import { insertItem, insertVersion, setInStep } from './queries.ts'
import { readItem } from './read-item.ts'
import type { Author } from './save-part.ts'
import { tellEditors } from './tell-editors.ts'

type Body = Record<string, unknown>
type CreateInput = {
  kind: NewKind
  slug: string
  facts: Body
  en?: Body | undefined
  fa?: Body | undefined
}

export async function createItem(deps: Deps, caller: Author, input: CreateInput): Promise<ContentItem> {
  const { db, now, signals } = deps
  const { kind, slug } = input
  return db.transaction(async (tx) => {
    const at = now()
    const itemId = await insertItem(tx, { kind, slug, at })
    if (itemId === undefined) throw new AppError('CONFLICT', { field: 'slug' })
    for (const part of ['facts', 'en', 'fa'] as const) {
      const body = input[part]
      if (body === undefined) continue
      const checked = await checkDraft(tx, { kind, slug, part, body, field: part })
      await insertVersion(tx, { itemId, part, number: 1, body: checked, at, by: caller.userId })
    }
    if (input.en && input.fa) await setInStep(tx, itemId, { en: 1, fa: 1 })
    await auditContent(tx, caller, 'create', itemId, at)
    await tellEditors(signals, tx, itemId)
    return readItem(tx, itemId)
  })
}
