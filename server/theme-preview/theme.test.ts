import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { themePreview } from '@rahnama/contract/theme-preview.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { renderMail } from '../mail/mail.ts'
import { useTestApp } from '../test/test.ts'
import { drawCover } from './draw-samples.ts'

const t = useTestApp()
const { theme } = DEFAULT_SITE_SETTINGS
const BLUE = { primary: '#0b5394', secondary: '#6a1b9a', corners: 'round' } as const

test('until the owner chooses, everybody reads our own colours', async () => {
  expect(await t.call(siteSettings.readTheme, {})).toEqual({ version: 0, value: theme, previous: null })
})

test('a colour below AA is refused with the pair, its ratio and the nearest shade, which is taken', async () => {
  const value = { ...theme, primary: '#FFD400' }
  const refused = await t.as('admin').refuse(siteSettings.updateTheme, { version: 0, value })
  const [issue] = refused.issues ?? []
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(issue).toMatchObject({
    field: 'value.primary',
    fault: 'LOW_CONTRAST',
    params: { front: expect.stringMatching(/^--/), ground: expect.stringMatching(/^--/), scheme: 'light', least: 4.5 },
  })
  // Yellow on white reaches 1.4 by any contrast checker.
  expect(issue?.params?.ratio).toBeLessThan(1.5)
  const shade = String(issue?.params?.shade)
  const taken = await t.as('admin').call(siteSettings.updateTheme, { version: 0, value: { ...value, primary: shade } })
  expect(taken.value.primary).toBe(shade)
})

test('the theme before is told, and one that looks the same is none', async () => {
  const first = await t.call(siteSettings.readTheme, {})
  const second = await t.as('admin').call(siteSettings.updateTheme, { version: first.version, value: BLUE })
  expect(second.previous).toEqual(first.value)
  const again = await t.as('admin').call(siteSettings.updateTheme, { version: second.version, value: BLUE })
  expect(again.previous).toEqual(first.value)
  const history = await t.db.rows(sql`select version from settings_history where name = 'theme' order by version`)
  expect(history).toEqual([{ version: 1 }, { version: 2 }])
})

test('a mail is written in the colours of its day', async () => {
  const plain = { name: 'notices.news', language: 'en', subject: 'News', paragraphs: ['Something happened.'] } as const
  const action = { label: 'Read', url: '/messages' }
  await t.deps.mail.queue(t.db, { to: 'client@rahnama.example', ...plain, action })
  const [mail] = await t.mails({ to: 'client@rahnama.example' })
  if (!mail) throw new Error('No mail was written')
  const { html } = renderMail(mail.content)
  expect(html).toContain('background-color:#0b5394;color:#ffffff')
  expect(html).toContain('color:#6a1b9a')
  expect(html).not.toContain('#b3202a')
})

test('a draft is drawn as a mail and nobody else reads it', async () => {
  const value = { ...theme, primary: '#1e5631' }
  const drawn = await t.as('admin').call(themePreview.mail, { value, language: 'fa', scheme: 'light' })
  expect(drawn.html).toContain('background-color:#1e5631')
  expect((await t.call(siteSettings.readTheme, {})).value).toEqual(BLUE)
})

test('a draft is drawn as the cover of a report', { timeout: 120_000 }, async () => {
  const value = { ...theme, primary: '#1e5631' }
  // Without the limit on requests: a busy machine draws slowly.
  const { picture } = await drawCover(t.deps, await t.signIn('admin'), { value, language: 'fa' })
  const png = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
})
