import { type ContentItem, isLasting } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../../deps.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { deletePublication, lockItem, readPublications, setPublications } from './queries.ts'
import { readItem } from './read-item.ts'
import { type Author, openForChange } from './save-part.ts'
import { tellEditors } from './tell-editors.ts'

type PublishInput = { id: string; language: Language; version: number; factsVersion: number }

/** The newest text with the newest facts. Whoever publishes has seen these very versions of both. */
export async function publishLanguage(deps: Deps, caller: Author, input: PublishInput): Promise<ContentItem> {
  const { id, language, version, factsVersion } = input
  if (version === 0) throw new AppError('NOT_FOUND')
  return deps.db.transaction(async (tx) => {
    await openForChange(tx, id, 'facts', factsVersion)
    const { item, newest } = await openForChange(tx, id, language, version)
    await checkPictures(tx, newest, language)
    await checkLinks(tx, item, newest, language)
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
  _caller: unknown,
  { id, language, published }: { id: string; language: Language; published: number },
): Promise<ContentItem> {
  return deps.db.transaction(async (tx) => {
    const item = await lockItem(tx, id)
    if (!item) throw new AppError('NOT_FOUND')
    const publications = await readPublications(tx, [id])
    const numberOf = (part: Language) => publications.find((each) => each.part === part)?.number
    const isLast = numberOf(otherLanguage(language)) === undefined
    if (isLasting(item) && isLast) throw new AppError('CONFLICT', { field: 'language' })
    const now = numberOf(language)
    if (now !== published) throw new AppError('CONFLICT', { params: { published: now ?? 0 } })
    await deletePublication(tx, id, language)
    await tellEditors(deps.signals, tx, id)
    return readItem(tx, id)
  })
}
