import { findAccountByEmail } from '../auth/auth.ts'
import { createItem, savePart } from '../content/content.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

const SLUG = 'your-first-winter'
const FACTS = { publishedOn: '2026-11-15', rulesAsOf: null }
const ENGLISH = {
  title: 'Your first winter',
  description: 'What to bring, what to buy there, and why the second coat is the one that matters.',
  prose: 'Bring wool from home and buy the coat in Canada. Shops there know what minus twenty means.',
}
const PERSIAN = {
  title: 'اولین زمستان شما',
  description: 'چه با خود بیاورید، چه را آنجا بخرید و چرا پالتوی دوم مهم‌تر است.',
  prose: 'پشمی‌ها را از خانه بیاورید و پالتو را در کانادا بخرید. فروشگاه‌های آنجا می‌دانند منفی بیست یعنی چه.',
}

/** Something unfinished in the editor: an article nobody has published, whose Persian has fallen behind. */
export async function seedDraftArticle(deps: Deps): Promise<void> {
  const admin = await findAccountByEmail(deps.db, 'admin@rahnama.example')
  const known = await deps.db.row(sql`select 1 from content_items where kind = 'article' and slug = ${SLUG}`)
  if (!admin || known) return
  const author = { userId: admin.id, role: 'admin' } as const
  const { id } = await createItem(deps, author, { kind: 'article', slug: SLUG, facts: FACTS, en: ENGLISH, fa: PERSIAN })
  const longer = { ...ENGLISH, prose: `${ENGLISH.prose}\n\nBoots come first: buy them before the first snow.` }
  await savePart(deps, author, { id, part: 'en', version: 1, body: longer, keepsStep: false })
}
