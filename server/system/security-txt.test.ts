import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ PUBLIC_URL: 'https://portal.example' })

test('security.txt names the owner’s address of today, for half a year, where RFC 9116 says', async () => {
  const { version, value } = await t.as('admin').call(siteSettings.readGeneral, {})
  const general = { ...value, contactEmail: 'security@portal.example' }
  await t.as('admin').call(siteSettings.updateGeneral, { version, value: general })
  t.setNow('2026-11-15T12:00:00Z')
  const { status, text, headers } = await t.send('GET', '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Expires: 2027-05-14T12:00:00.000Z',
    'Preferred-Languages: en, fa',
    'Canonical: https://portal.example/.well-known/security.txt',
    '',
  ])
})
