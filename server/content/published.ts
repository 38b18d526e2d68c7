import { CONTENT_KINDS, type ContentKind, type FactsOf, type TextOf } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, nothing, sql } from '../db/db.ts'

/** The item as the public reads it, in the language asked for or else in the other. */
export type Published<Kind extends ContentKind> = {
  slug: string
  facts: FactsOf<Kind>
  text: TextOf<Kind>
  language: Language
  languages: Language[]
  updatedAt: string
}

type Row = {
  slug: string
  facts: unknown
  text: unknown
  language: Language
  languages: Language[]
  updatedAt: Date
}

export async function readPublished<Kind extends ContentKind>(
  db: Db,
  kind: Kind,
  language: Language,
  slug?: string,
): Promise<Published<Kind>[]> {
  const rows = await db.rows<Row>(sql`
    select item.slug, facts.body as facts, shown.body as text, shown.part as language, told.languages,
      told.updated_at as "updatedAt"
    from content_items item
    join content_publications facts_shown on facts_shown.item_id = item.id and facts_shown.part = 'facts'
    join content_versions facts on (facts.item_id, facts.part, facts.number)
      = (item.id, 'facts', facts_shown.number)
    join lateral (
      select part, body from content_publications join content_versions using (item_id, part, number)
      where item_id = item.id and part <> 'facts' order by part = ${language} desc limit 1
    ) shown on true
    join lateral (
      select array_agg(part order by part) filter (where part <> 'facts') as languages, max(published_at) as updated_at
      from content_publications where item_id = item.id
    ) told on true
    where item.kind = ${kind} and item.removed_at is null ${slug === undefined ? nothing : sql`and item.slug = ${slug}`}
    order by item.place, item.slug`)
  return rows.map((row) => toPublished(kind, row))
}

/** The row is read through today's schema: a field added later has its default, and nothing unknown gets out. */
function toPublished<Kind extends ContentKind>(kind: Kind, row: Row): Published<Kind> {
  const { facts, text } = CONTENT_KINDS[kind]
  return {
    ...row,
    facts: facts.parse(row.facts) as FactsOf<Kind>,
    text: text.parse(row.text) as TextOf<Kind>,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function readContentVersion(db: Db): Promise<number> {
  const row = await db.row<{ version: number }>(sql`select version from content_state`)
  return row?.version ?? 0
}
