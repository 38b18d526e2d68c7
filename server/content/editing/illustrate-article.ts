import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { publishLanguage } from './publish-language.ts'
import { readItem } from './read-item.ts'
import { type Author, savePart } from './save-part.ts'

/** Gives a published article its picture, as an editor would; one that is gone has none. */
export async function illustrateArticle(
  deps: Deps,
  author: Author,
  { slug, media }: { slug: string; media: string },
): Promise<void> {
  const found = await deps.db.row<{ id: string }>(sql`
    select id from content_items where kind = 'article' and slug = ${slug} and removed_at is null`)
  if (!found) return
  const { parts, bodies } = await readItem(deps.db, found.id)
  const body = { ...bodies.facts, picture: { media } }
  const { version } = parts.facts
  const saved = await savePart(deps, author, { id: found.id, part: 'facts', version, body, keepsStep: false })
  for (const language of LANGUAGES) {
    const { version: written } = saved.parts[language]
    const publishing = { id: found.id, language, version: written, factsVersion: saved.parts.facts.version }
    if (written > 0) await publishLanguage(deps, author, publishing)
  }
}
