import { type ContentItem, isLasting } from '@rahnama/contract/content/content.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { auditContent } from './audit-content.ts'
import { issuesOf } from './check-body.ts'
import { issuesOfLinks } from './check-links.ts'
import { issuesOfPictures } from './check-pictures.ts'
import {
  deletePublication,
  type ItemRow,
  lockItem,
  readPublications,
  setPublications,
  type VersionRow,
} from './queries.ts'
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
    const issues = await whatIsMissing(tx, item, newest, language)
    if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
    const publications = [
      { itemId: id, part: 'facts', number: factsVersion },
      { itemId: id, part: language, number: version },
    ] as const
    await setPublications(tx, publications, { at: deps.now(), by: caller.userId })
    await auditContent(tx, caller, 'publish', id, deps.now())
    await tellEditors(deps.signals, tx, id)
    return readItem(tx, id)
  })
}

/** Names every field that keeps the language from going out, each once and in the order of the form. */
async function whatIsMissing(
  tx: Db,
  item: ItemRow,
  newest: readonly VersionRow[],
  language: Language,
): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const part of ['facts', language] as const) {
    const body = newest.find((version) => version.part === part)?.body ?? {}
    issues.push(...(await issuesOf(tx, { ...item, part, body, field: part })))
  }
  issues.push(...(await issuesOfPictures(tx, newest, language)), ...(await issuesOfLinks(tx, item, newest, language)))
  return issues.filter(({ field }, place) => issues.findIndex((other) => other.field === field) === place)
}

export async function unpublishLanguage(
  deps: Deps,
  caller: Author,
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
    await auditContent(tx, caller, 'unpublish', id, deps.now())
    await tellEditors(deps.signals, tx, id)
    return readItem(tx, id)
  })
}
