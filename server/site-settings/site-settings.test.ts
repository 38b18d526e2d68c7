import { content } from '@rahnama/contract/content/content.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const { general } = DEFAULT_SITE_SETTINGS

test('without a saved one everybody reads the defaults', async () => {
  expect(await t.call(siteSettings.readGeneral, {})).toEqual({ version: 0, value: general, logo: null })
})

test('what an admin saves is read by everybody, and a second admin does not overwrite it unseen', async () => {
  const value = { ...general, phone: '+1 647 555 0100' }
  expect(await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })).toEqual({
    version: 1,
    value,
  })
  const second = await t.as('admin').refuse(siteSettings.updateGeneral, { version: 0, value: general })
  expect(second).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await t.call(siteSettings.readGeneral, {})).toEqual({ version: 1, value, logo: null })
})

test('a faulty value points at its field', async () => {
  const value = { ...general, contactEmail: 'nowhere' }
  expect(await t.as('admin').refuse(siteSettings.updateGeneral, { version: 1, value })).toMatchObject({
    code: 'INVALID_INPUT',
    issues: [{ field: 'value.contactEmail', fault: 'NOT_AN_EMAIL' }],
  })
})

test('the owner decides whether agents see every case or their own', async () => {
  expect(await t.as('admin').call(siteSettings.readDesk, {})).toMatchObject({ version: 0, value: { agentsSee: 'all' } })
  const own = { version: 0, value: { agentsSee: 'own' } } as const
  expect(await t.as('admin').call(siteSettings.updateDesk, own)).toEqual({
    version: 1,
    value: { agentsSee: 'own', mostOpen: null },
  })
  expect(await t.as('admin').refuse(siteSettings.updateDesk, own)).toMatchObject({ code: 'CONFLICT' })
})

describe('a name of the firm', () => {
  const named = (en: string) => ({ ...general, name: { ...general.name, en } })

  test('is one line without characters that turn the direction, wherever it goes', async () => {
    const { version } = await t.call(siteSettings.readGeneral, {})
    const saved = await t
      .as('admin')
      .call(siteSettings.updateGeneral, { version, value: named('  North\r\nBcc: all \u202eStar ') })
    expect(saved.value.name.en).toBe('North Bcc: all Star')
  })

  test('of spaces alone is none', async () => {
    expect(
      await t.as('admin').refuse(siteSettings.updateGeneral, { version: 0, value: named(' \u200f ') }),
    ).toMatchObject({ issues: [{ field: 'value.name.en', fault: 'REQUIRED' }] })
  })
})

test.each(['javascript:alert(1)', 'http://network.example/firm', 'https://nowhere', 'https://user@network.example/'])(
  '%s is no address of a network page',
  async (linkedin) => {
    const value = { ...general, links: { ...general.links, linkedin } }
    expect(await t.as('admin').refuse(siteSettings.updateGeneral, { version: 0, value })).toMatchObject({
      issues: [{ field: 'value.links.linkedin', fault: 'NOT_A_WEB_ADDRESS' }],
    })
  },
)

test('networks that were filled in are told to public pages in the order of the footer', async () => {
  const { version } = await t.call(siteSettings.readGeneral, {})
  const links = { ...general.links, x: 'https://x.example/firm', linkedin: 'https://in.example/company/firm' }
  await t.as('admin').call(siteSettings.updateGeneral, { version, value: { ...general, links } })
  expect((await t.call(content.site, { language: 'en' })).links).toEqual([
    { network: 'linkedin', href: 'https://in.example/company/firm' },
    { network: 'x', href: 'https://x.example/firm' },
  ])
})

test('every change is written down with who made it, and a refused one is not', async () => {
  const admin = await t.signIn('admin')
  const { version, value } = await t.as(admin).call(siteSettings.readDesk, {})
  await t.as(admin).call(siteSettings.updateDesk, { version, value })
  await t.as(admin).refuse(siteSettings.updateDesk, { version, value })
  const written = await t.db.rows(sql`
    select act, target, outcome, request_id is not null as "isTraced" from audit_entries where actor_id = ${admin.userId}`)
  expect(written).toEqual([{ act: 'settings.change', target: 'settings:desk', outcome: 'done', isTraced: true }])
})

test('what accounts must do to sign in is changed only by somebody who showed their password within ten minutes', async () => {
  t.setNow('2026-11-20T15:00:00Z')
  const admin = await t.signIn('admin')
  const { version, value } = await t.as(admin).call(siteSettings.readSecurity, {})
  const change = { version, value: { ...value, passwordMinChars: 12 } }
  const { token } = admin
  t.setNow('2026-11-20T15:10:01Z')
  const refusal = await t.refuse(siteSettings.updateSecurity, change, { token })
  expect(refusal).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
  t.setNow('2026-11-20T15:09:59Z')
  const changed = await t.call(siteSettings.updateSecurity, change, { token })
  expect(changed).toMatchObject({ value: { passwordMinChars: 12 } })
})
