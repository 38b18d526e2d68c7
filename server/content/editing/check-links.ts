import type { Issue } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type LinkedRouteName, pathsOf, ROUTE_NAMES, type RouteName } from '@rahnama/contract/page-paths.ts'
import { type Db, sql } from '../../db/db.ts'
import { findAddress } from '../../media/media.ts'
import type { ItemRow, VersionRow } from './queries.ts'

/** A language goes out only when whatever it leads to is there for whoever follows it. */
export async function issuesOfLinks(
  tx: Db,
  item: ItemRow,
  newest: readonly VersionRow[],
  language: Language,
): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { part, body } of newest) {
    if (part !== 'facts' && part !== language) continue
    for (const { field, isThere } of linksIn(body, part, item)) {
      if (!(await isThere(tx))) issues.push({ field, fault: 'LEADS_NOWHERE' })
    }
  }
  return issues
}

type Link = { field: string; isThere: (tx: Db) => Promise<boolean> }

const IN_PROSE = /\]\((\/[^()\s]*)\)/g

function* linksIn(value: unknown, field: string, item: ItemRow): Generator<Link> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const at = `${field}.${name}`
    if (typeof inner !== 'string') yield* linksIn(inner, at, item)
    else if (name === 'href' || name === 'url') {
      if (inner.startsWith('/')) yield { field: at, isThere: (tx) => leadsSomewhere(tx, inner, item) }
    } else if (name === 'topic') yield { field: at, isThere: (tx) => hasQuestions(tx, inner) }
    else if (name === 'service') yield { field: at, isThere: (tx) => isPublished(tx, 'service', inner) }
    else {
      for (const [, path = ''] of inner.matchAll(IN_PROSE)) {
        yield { field: at, isThere: (tx) => leadsSomewhere(tx, path, item) }
      }
    }
  }
}

const MEDIA = /^\/media\/([0-9a-f-]{36})$/
/** What the owner writes stands behind these. */
const WRITTEN = { contentPage: 'page', article: 'article' } as const

async function leadsSomewhere(tx: Db, href: string, { kind, slug }: ItemRow): Promise<boolean> {
  const [path = ''] = href.split(/[?#]/)
  const [, media] = MEDIA.exec(path) ?? []
  if (media) return (await findAddress(tx, media)) !== undefined
  const route = routeAt(path)
  if (route !== 'contentPage' && route !== 'article') return route !== undefined
  const to = decodeURIComponent(path.split('/').at(-1) ?? '')
  // It is about to be there.
  if (WRITTEN[route] === kind && to === slug) return true
  return isPublished(tx, WRITTEN[route], to)
}

/** The addresses of the site, as patterns; the first that fits is the page. */
const PATTERNS = ROUTE_NAMES.filter((name): name is LinkedRouteName => name !== 'notFound').flatMap((name) =>
  pathsOf(name).map((path) => ({ name, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) })),
)

function routeAt(path: string): RouteName | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.name
}

async function isPublished(tx: Db, kind: string, slug: string): Promise<boolean> {
  const row = await tx.row(sql`
    select from content_items item where kind = ${kind} and slug = ${slug} and removed_at is null
      and exists (select from content_publications where item_id = item.id and part <> 'facts')`)
  return row !== undefined
}

async function hasQuestions(tx: Db, topic: string): Promise<boolean> {
  const row = await tx.row(sql`
    select from content_items item
    join content_publications shown on shown.item_id = item.id and shown.part = 'facts'
    join content_versions version using (item_id, part, number)
    where item.kind = 'faq' and item.removed_at is null and version.body -> 'topics' ? ${topic} limit 1`)
  return row !== undefined
}
