import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const path = '/api/site-settings/general'

test('without a saved one everybody reads the defaults', async () => {
  expect((await t.send('GET', path)).body).toEqual({ version: 0, value: DEFAULT_SITE_SETTINGS.general })
})

test('what an admin saves is read by everybody, and a second admin does not overwrite it unseen', async () => {
  const value = { ...DEFAULT_SITE_SETTINGS.general, phone: '+1 647 555 0100' }
  const first = await t.as('admin').send('PUT', path, { body: { version: 0, value } })
  expect(first.body).toEqual({ version: 1, value })
  const second = await t.as('admin').send('PUT', path, { body: { version: 0, value: DEFAULT_SITE_SETTINGS.general } })
  expect([second.status, second.body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })])
  expect((await t.send('GET', path)).body).toEqual({ version: 1, value })
})

test('a faulty value points at its field', async () => {
  const value = { ...DEFAULT_SITE_SETTINGS.general, contactEmail: 'nowhere' }
  const answer = await t.as('admin').send('PUT', path, { body: { version: 1, value } })
  expect(answer.body).toMatchObject({
    code: 'INVALID_INPUT',
    issues: [{ field: 'value.contactEmail', fault: 'NOT_AN_EMAIL' }],
  })
})

test('the owner decides whether agents see every case or their own', async () => {
  const desk = '/api/site-settings/desk'
  expect((await t.as('admin').send('GET', desk)).body).toEqual({ version: 0, value: { agentsSee: 'all' } })
  const own = { version: 0, value: { agentsSee: 'own' } }
  expect((await t.as('admin').send('PUT', desk, { body: own })).body).toEqual({
    version: 1,
    value: { agentsSee: 'own' },
  })
  expect((await t.as('admin').send('PUT', desk, { body: own })).status).toBe(409)
})
