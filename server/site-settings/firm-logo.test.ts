import { media } from '@rahnama/contract/media/media.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { renderMail } from '../mail/mail.ts'
import { downloadReport } from '../reports/download-report.ts'
import { tellProfile } from '../test/cases.ts'
import { addMedia } from '../test/media.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

const transparent = () =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 20, g: 30, b: 60, alpha: 0.5 } } })
    .png()
    .toBuffer()

async function mailedHtml(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  const invited = { email, fullName: 'Robin', role: 'case_review_agent', language: 'en' } as const
  await t.as('admin').call(users.invite, invited)
  const [mail] = await t.mails({ to: email })
  return mail ? renderMail(mail.content).html : ''
}

test('a logo is on pages, in emails and on reports, cannot be deleted meanwhile, and without it the name is back', async () => {
  const admin = await t.signIn('admin')
  const picture = await addMedia(t, admin, { name: 'logo.png', content: await transparent() })
  const general = DEFAULT_SITE_SETTINGS.general
  const logo = { light: { media: picture.id }, dark: null }
  await t.as(admin).call(siteSettings.updateGeneral, { version: 0, value: { ...general, logo } })

  const read = await t.call(siteSettings.readGeneral, {})
  expect(read.logo).toMatchObject({ light: { width: 300, height: 100 }, dark: null })
  const src = read.logo?.light.src ?? ''
  expect((await t.send('GET', src)).headers.get('content-type')).toBe('image/png')
  expect(await mailedHtml()).toContain(`<img src="${t.deps.config.publicUrl}${src}" alt="Rahnama"`)
  expect(await t.as(admin).refuse(media.remove, { id: picture.id, version: picture.version })).toMatchObject({
    field: 'uses',
  })

  const client = await t.signIn('student')
  await tellProfile(t, client, single30)
  const kept = await t.as(client).call(reports.create, {})
  if (kept.outcome !== 'kept') throw new Error(`The report was not kept: ${kept.outcome}`)
  const printed: unknown[] = []
  const render: typeof t.deps.pdf.render = async (_person, _template, data) => {
    printed.push(data)
    return new TextEncoder().encode('%PDF-1.7')
  }
  const deps = { ...t.deps, pdf: { ...t.deps.pdf, render } }
  await downloadReport(deps, client, { id: kept.report.id, language: 'en' })
  const [{ logo: bytes }] = printed as [{ logo: number[] }]
  expect(bytes.slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47])

  await t.as(admin).call(siteSettings.updateGeneral, { version: 1, value: general })
  expect((await t.call(siteSettings.readGeneral, {})).logo).toBeNull()
  expect(await mailedHtml()).not.toContain('<img')
})
