import type { ContentItem } from '@rahnama/contract/content-editing.ts'
import { isLasting } from '@rahnama/contract/content-kinds.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { deletePublication, lockItem, readPublications, setPublications } from './queries.ts'
import { readItem } from './read-item.ts'
import { openForChange } from './save-part.ts'
import { tellEditors } from './tell-editors.ts'

type PublishInput = { id: string; language: Language; version: number; factsVersion: number }

/** The newest text with the newest facts. Whoever publishes has seen these very versions of both. */
export async function publishLanguage(deps: Deps, caller: Caller, input: PublishInput): Promise<ContentItem> {
  const { id, language, version, factsVersion } = input
  if (version === 0) throw new AppError('NOT_FOUND')
  return deps.db.transaction(async (tx) => {
    await openForChange(tx, id, 'facts', factsVersion)
    await openForChange(tx, id, language, version)
    const publications = [
      { itemId: id, part: 'facts', number: factsVersion },
      { itemId: id, part: language, number: version },
    ] as const
    await setPublications(tx, publications, { at: deps.now(), by: caller.userId })
    await tellEditors(deps.signals, tx, id)
    return readItem(tx, id)
  })
}

export async function unpublishLanguage(
  deps: Deps,
  { id, language }: { id: string; language: Language },
): Promise<ContentItem> {
  return deps.db.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    const others = (await readPublications(tx, [id])).filter(({ part }) => part === otherLanguage(language))
    if (isLasting(item) && others.length === 0) throw new AppError('CONFLICT')
    await deletePublication(tx, id, language)
    await tellEditors(deps.signals, tx, id)
    return readItem(tx, id)
  })
}
