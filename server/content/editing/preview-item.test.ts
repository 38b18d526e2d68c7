import { content } from '@rahnama/contract/content/content.ts'
import { contentEditing } from '@rahnama/contract/content/content-editing.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { createCall } from '../../handlers.ts'
import { useTestApp } from '../../test/test.ts'
import { previewItem } from './preview-item.ts'

const t = useTestApp()

type Preview = { id: string; language: Language; facts: Record<string, unknown>; text: Record<string, unknown> }

/** Draws what the page would be told instead of its markup. */
async function preview(input: Preview) {
  const { userId } = await t.signIn('admin')
  const drawPage = async (path: string, language: Language, db: typeof t.db) => {
    const slug = path.split('/').at(-1) || 'landing'
    return JSON.stringify({ path, page: await createCall({ ...t.deps, db })(content.page, { slug, language }) })
  }
  const deps = { ...t.deps, drawPage: drawPage as NonNullable<typeof t.deps.drawPage> }
  const { html } = await previewItem(deps, { userId, role: 'admin' }, input)
  return JSON.parse(html) as { path: string; page: { title: string; blocks: { type: string; title?: string }[] } }
}

test('a page is drawn with words nobody has saved, gaps as dots, and visitors read none of it', async () => {
  const en = { title: 'Fees', description: 'Ours.', blocks: [{ type: 'prose', prose: 'Fair.' }] }
  const facts = { isInFooter: false }
  const { id } = await t.as('admin').call(contentEditing.create, { kind: 'page', slug: 'our-fees', facts, en })
  const blocks = [
    { type: 'call-to-action', title: '', text: 'Now.', actions: [{ label: 'Go', href: '' }] },
    { type: 'steps', title: 'Too few', steps: [] },
  ]
  const text = { title: 'Fees of 2027', description: '', blocks }
  const { path, page } = await preview({ id, language: 'en', facts, text })
  expect([path, page.title, page.blocks.map(({ type, title }) => `${type} ${title}`)]).toEqual([
    '/pages/our-fees',
    'Fees of 2027',
    ['call-to-action …'],
  ])
  expect((await t.refuse(content.page, { slug: 'our-fees', language: 'en' })).status).toBe(404)
  const { parts } = await t.as('admin').call(contentEditing.read, { id })
  expect([parts.en.version, parts.en.published]).toEqual([1, null])
})

test('a question is looked at on the page where visitors find it', async () => {
  const row = await t.db.row<{ id: string }>(sql`
    select id from content_items where kind = 'faq' and slug = 'ielts-need'`)
  const { bodies } = await t.as('admin').call(contentEditing.read, { id: row?.id ?? '' })
  const text = { question: 'پرسشی که هنوز ذخیره نشده', answer: 'پاسخ آن' }
  const drawn = await preview({ id: row?.id ?? '', language: 'fa', facts: bodies.facts, text })
  expect(drawn.path).toBe('/contact')
  expect(JSON.stringify(drawn.page)).toContain('پرسشی که هنوز ذخیره نشده')
  expect(JSON.stringify(await t.call(content.page, { slug: 'contact', language: 'fa' }))).not.toContain(
    'هنوز ذخیره نشده',
  )
})

test('where no pages are served there is nothing to look at, and what is not there is not found', async () => {
  const input = { language: 'en', facts: {}, text: {} } as const
  const row = await t.db.row<{ id: string }>(sql`select id from content_items where slug = 'landing'`)
  const refused = await t.as('admin').refuse(contentEditing.preview, { ...input, id: row?.id ?? '' })
  expect(refused.status).toBe(503)
  await expect(preview({ ...input, id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
