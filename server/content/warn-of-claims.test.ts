import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { warnOfClaims } from './warn-of-claims.ts'

const t = useTestApp()

async function reviewBy(slug: string, day: string): Promise<void> {
  await t.db.execute(sql`
    update content_versions set body = body || jsonb_build_object('reviewBy', ${day}::text, 'isSample', false)
    where part = 'facts' and item_id = (select id from content_items where kind = 'claim' and slug = ${slug})`)
}

test('the owner hears once 30 days before a claim falls due, and once when it has left the site', async () => {
  t.setNow('2026-11-15T15:00:00Z')
  const admin = await t.signIn('admin')
  await reviewBy('encryption', '2026-12-15')
  await reviewBy('clients', '2027-06-01')
  const toAdmin = async () => (await t.mails()).filter(({ to }) => to === admin.email)
  t.setNow('2026-11-14T15:00:00Z')
  await warnOfClaims(t.deps)
  expect(await toAdmin()).toHaveLength(0)
  t.setNow('2026-11-15T15:00:00Z')
  await warnOfClaims(t.deps)
  await warnOfClaims(t.deps)
  const [due, ...more] = await toAdmin()
  expect(more).toEqual([])
  expect(JSON.stringify(due)).toContain('Encryption of your files')
  t.setNow('2026-12-16T15:00:00Z')
  await warnOfClaims(t.deps)
  expect(await toAdmin()).toHaveLength(2)
  await reviewBy('encryption', '2027-12-15')
  t.setNow('2027-11-20T15:00:00Z')
  await warnOfClaims(t.deps)
  expect((await toAdmin()).length).toBeGreaterThan(2)
})
