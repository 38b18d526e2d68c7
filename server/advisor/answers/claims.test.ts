import { randomUUID } from 'node:crypto'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedContent } from '../../content/content.ts'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { getReadyToConverse } from '../converse.ts'

const t = useTestApp()
beforeAll(getReadyToConverse)
beforeAll(async () => void (await seedContent(t.db, t.deps.now())))

async function reviewBy(slug: string, day: string): Promise<void> {
  await t.db.execute(sql`
    update content_versions set body = body || jsonb_build_object('reviewBy', ${day}::text)
    where part = 'facts' and item_id = (select id from content_items where kind = 'claim' and slug = ${slug})`)
}

async function ask(question: string, language: 'en' | 'fa' = 'en') {
  const turn = await t.as(await t.signIn('student')).call(advisor.ask, { id: randomUUID(), question, language })
  return turn.parts
}

test('a figure past its review date is not said any more, and the answer says that none is confirmed', async () => {
  expect(await ask('How fast do you reply?')).toMatchObject([
    { outcome: 'answered', sources: [{ key: 'claim:reply-time' }] },
  ])
  await reviewBy('reply-time', '2026-01-01')
  const [en, ...more] = await ask('How fast do you reply?')
  expect(more).toEqual([])
  expect(en).toMatchObject({ outcome: 'handedOver', sources: [] })
  expect(en?.sentences.join(' ')).toMatch(/confirmed lately/)
  expect(en?.sentences.join(' ')).not.toMatch(/\d/)
  const [fa] = await ask('چقدر طول میکشه جواب پیاممو بدین؟', 'fa')
  expect(fa?.sentences.join(' ')).toMatch(/تأیید شده باشد نداریم/)
})

test('of several figures those in review are left out, and the answer says that others are', async () => {
  const before = (await ask('Who are you as a firm?'))[0]
  expect(before?.sources.map(({ key }) => key)).toContain('claim:clients')
  await reviewBy('clients', '2026-01-01')
  const [after] = await ask('Who are you as a firm?')
  expect(after?.outcome).toBe('answered')
  expect(after?.sources.map(({ key }) => key)).not.toContain('claim:clients')
  expect(after?.sentences.at(-1)).toMatch(/not been confirmed lately/)
})
