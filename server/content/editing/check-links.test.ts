import { contentEditing } from '@rahnama/contract/content/content.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import type { Refusal } from '../../test/call-procedure.ts'
import { addMedia } from '../../test/media.ts'
import { useTestApp } from '../../test/test.ts'
import { seedContent } from '../content.ts'

const t = useTestApp()
let admin: SignedInAccount
beforeAll(async () => {
  admin = await t.signIn('admin')
  await seedContent(t.db, t.deps.now())
})

let pages = 0

/** What keeps a page of one text block from being published, if anything does. */
async function faultOf(block: Record<string, unknown>): Promise<Refusal['issues']> {
  pages += 1
  const en = { title: 'Links', description: 'A test.', blocks: [block] }
  const page = { kind: 'page', slug: `links-${pages}`, facts: { isInFooter: false }, en } as const
  const { id } = await t.as(admin).call(contentEditing.create, page)
  const first = { id, language: 'en', version: 1, factsVersion: 1 } as const
  return (await t.as(admin).attempt(contentEditing.publish, first)).refusal?.issues
}

const prose = (href: string) => ({ type: 'prose', prose: `Read [this](${href}).` })
const IN_PROSE = [{ field: 'en.blocks.0.prose', fault: 'LEADS_NOWHERE' }]

test.for(['/contact', '/contact?topic=study#form', '/articles/proof-of-funds', '/pages/privacy', '/links-elsewhere'])(
  '%s',
  async (href) => {
    expect(await faultOf(prose(href))).toEqual(href === '/links-elsewhere' ? IN_PROSE : undefined)
  },
)

test('an article or page nobody has published is nowhere; a page may lead to itself', async () => {
  expect(await faultOf(prose('/articles/not-written'))).toEqual(IN_PROSE)
  expect(await faultOf(prose('/pages/not-written'))).toEqual(IN_PROSE)
  expect(await faultOf(prose(`/pages/links-${pages + 1}`))).toBeUndefined()
  expect(await faultOf(prose('https://example.org/anything'))).toBeUndefined()
})

test('a button names its field, and a topic that no question has is nowhere', async () => {
  const actions = [{ label: 'Go', href: '/nowhere' }]
  const hero = { type: 'hero', title: 'Hello', lead: 'Words.', actions }
  expect(await faultOf(hero)).toEqual([{ field: 'en.blocks.0.actions.0.href', fault: 'LEADS_NOWHERE' }])
  const faq = { type: 'faq', title: 'Questions', topic: 'no such topic' }
  expect(await faultOf(faq)).toEqual([{ field: 'en.blocks.0.topic', fault: 'LEADS_NOWHERE' }])
})

test('a file of ours is somewhere until it lies in the bin', async () => {
  const { id, link } = await addMedia(t, admin, { kind: 'file' })
  expect(await faultOf(prose(link))).toBeUndefined()
  await t.db.execute(sql`update media set removed_at = now() where id = ${id}`)
  expect(await faultOf(prose(link))).toEqual(IN_PROSE)
})

test('everything the site starts with can be published again', async () => {
  const items = await t.db.rows<{ id: string; slug: string }>(
    sql`select id, slug from content_items where slug not like 'links-%'`,
  )
  const refused: string[] = []
  for (const { id, slug } of items) {
    for (const language of LANGUAGES) {
      const again = { id, language, version: 1, factsVersion: 1 }
      const { refusal } = await t.as(admin).attempt(contentEditing.publish, again)
      if (refusal) refused.push(`${slug} ${language}: ${JSON.stringify(refusal)}`)
    }
  }
  expect(items.length).toBeGreaterThan(50)
  expect(refused).toEqual([])
})
