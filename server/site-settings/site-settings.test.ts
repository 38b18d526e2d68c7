import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const { general } = DEFAULT_SITE_SETTINGS

test('without a saved one everybody reads the defaults', async () => {
  expect(await t.call(siteSettings.readGeneral, {})).toEqual({ version: 0, value: general })
})

test('what an admin saves is read by everybody, and a second admin does not overwrite it unseen', async () => {
  const value = { ...general, phone: '+1 647 555 0100' }
  expect(await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })).toEqual({ version: 1, value })
  const second = await t.as('admin').refuse(siteSettings.updateGeneral, { version: 0, value: general })
  expect(second).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await t.call(siteSettings.readGeneral, {})).toEqual({ version: 1, value })
})

test('a faulty value points at its field', async () => {
  const value = { ...general, contactEmail: 'nowhere' }
  expect(await t.as('admin').refuse(siteSettings.updateGeneral, { version: 1, value })).toMatchObject({
    code: 'INVALID_INPUT',
    issues: [{ field: 'value.contactEmail', fault: 'NOT_AN_EMAIL' }],
  })
})

test('the owner decides whether agents see every case or their own', async () => {
  expect(await t.as('admin').call(siteSettings.readDesk, {})).toEqual({ version: 0, value: { agentsSee: 'all' } })
  const own = { version: 0, value: { agentsSee: 'own' } } as const
  expect(await t.as('admin').call(siteSettings.updateDesk, own)).toEqual({ version: 1, value: { agentsSee: 'own' } })
  expect(await t.as('admin').refuse(siteSettings.updateDesk, own)).toMatchObject({ code: 'CONFLICT' })
})
