import {
  CONTENT_PARTS,
  type ContentItem,
  type ContentKind,
  type ContentPart,
  type ContentRow,
  type ContentVersion,
  type PartState,
} from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import {
  findItem,
  findVersion,
  type ItemRow,
  listItems,
  type PublicationRow,
  readNewest,
  readPublications,
  readVersions,
  type VersionRow,
} from './queries.ts'

export async function listContent(
  { db }: Deps,
  _caller: unknown,
  { kind }: { kind: ContentKind },
): Promise<ContentRow[]> {
  return toRows(db, await listItems(db, kind))
}

export async function toRows(db: Db, items: readonly ItemRow[]): Promise<ContentRow[]> {
  const ids = items.map(({ id }) => id)
  const newest = await readNewest(db, ids)
  const publications = await readPublications(db, ids)
  const newestOf = Map.groupBy(newest, ({ itemId }) => itemId)
  const publishedOf = Map.groupBy(publications, ({ itemId }) => itemId)
  return items.map((item) => toRow(item, newestOf.get(item.id) ?? [], publishedOf.get(item.id) ?? []))
}

export function showItem({ db }: Deps, _caller: unknown, { id }: { id: string }): Promise<ContentItem> {
  return readItem(db, id)
}

export async function readItem(db: Db, id: string): Promise<ContentItem> {
  const item = await findItem(db, id)
  if (!item) throw new AppError('NOT_FOUND')
  const newest = await readNewest(db, [id])
  const publications = await readPublications(db, [id])
  const versions = await readVersions(db, id)
  const bodyOf = (part: ContentPart) => newest.find((version) => version.part === part)?.body ?? null
  return {
    ...toRow(item, newest, publications),
    bodies: { facts: bodyOf('facts') ?? {}, en: bodyOf('en'), fa: bodyOf('fa') },
    versions: versions.map((version) => toVersion(version, publications)),
  }
}

export async function readVersion(
  { db }: Deps,
  _caller: unknown,
  { id, part, number }: { id: string; part: ContentPart; number: number },
): Promise<ContentVersion & { body: Record<string, unknown> }> {
  const version = await findVersion(db, id, part, number)
  if (!version) throw new AppError('NOT_FOUND')
  return { ...toVersion(version, await readPublications(db, [id])), body: version.body }
}

function toRow(item: ItemRow, newest: readonly VersionRow[], publications: readonly PublicationRow[]): ContentRow {
  const numberOf = (part: ContentPart) => newest.find((version) => version.part === part)?.number ?? 0
  const stateOf = (part: ContentPart): PartState => {
    const version = newest.find((candidate) => candidate.part === part)
    const published = publications.find((candidate) => candidate.part === part)
    return {
      version: version?.number ?? 0,
      published: published?.number ?? null,
      publishedAt: published?.publishedAt.toISOString() ?? null,
      publishedBy: published?.publishedBy ?? null,
      savedAt: version?.savedAt.toISOString() ?? null,
      savedBy: version?.savedBy ?? null,
      isStale: part !== 'facts' && version !== undefined && isBehind(item, part, numberOf),
    }
  }
  const titleOf = (part: ContentPart) => titleIn(newest.find((version) => version.part === part)?.body)
  return {
    id: item.id,
    kind: item.kind,
    slug: item.slug,
    titles: { en: titleOf('en'), fa: titleOf('fa') },
    parts: { facts: stateOf('facts'), en: stateOf('en'), fa: stateOf('fa') },
    removedAt: item.removedAt?.toISOString() ?? null,
  }
}

function isBehind(
  { inStep }: ItemRow,
  language: Exclude<ContentPart, 'facts'>,
  numberOf: (part: ContentPart) => number,
): boolean {
  const other = otherLanguage(language)
  return numberOf(other) > inStep[other]
}

/** Whichever of these a kind has names it in a list. */
const TITLE_FIELDS = ['title', 'question', 'name', 'label']

function titleIn(body: Record<string, unknown> | undefined): string | null {
  const field = TITLE_FIELDS.find((name) => typeof body?.[name] === 'string' && body[name] !== '')
  return field === undefined ? null : String(body?.[field])
}

function toVersion(version: VersionRow, publications: readonly PublicationRow[]): ContentVersion {
  const { part, number, restoredFrom, savedBy, isFromSoftware } = version
  const isPublished = publications.some((publication) => publication.part === part && publication.number === number)
  return { part, number, restoredFrom, savedBy, isFromSoftware, savedAt: version.savedAt.toISOString(), isPublished }
}

export function newestNumbers(newest: readonly VersionRow[]): Record<ContentPart, number> {
  const numberOf = (part: ContentPart) => newest.find((version) => version.part === part)?.number ?? 0
  return Object.fromEntries(CONTENT_PARTS.map((part) => [part, numberOf(part)])) as Record<ContentPart, number>
}
