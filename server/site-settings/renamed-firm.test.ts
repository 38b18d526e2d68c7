import { content } from '@rahnama/contract/content/content.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { renderMail } from '../mail/mail.ts'
import { downloadReport } from '../reports/download-report.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const NAMES = { en: 'Compass Advisers', fa: 'مشاوران قطب‌نما' }

beforeAll(async () => {
  const value = { ...DEFAULT_SITE_SETTINGS.general, name: NAMES }
  await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })
})

test.each(LANGUAGES)('a renamed firm is called so on its pages and signs its next emails, in %s', async (language) => {
  expect((await t.call(content.site, { language })).name).toBe(NAMES[language])
  const email = `reader-${language}@example.com`
  await t.call(enquiries.submit, {
    ...{ name: 'Parnian', email, message: 'May I ask something about my case?' },
    ...{ language, agreedTo: 1, idempotencyKey: crypto.randomUUID() },
  })
  const [mail] = await t.mails({ to: email })
  expect(mail?.content).toMatchObject({ house: NAMES[language], name: 'enquiries.acknowledged' })
  const drawn = mail && renderMail(mail.content)
  expect(drawn?.html).toContain(NAMES[language])
  expect(drawn?.text).toContain(NAMES[language])
})

test('a report drawn from now on has the new name of the firm in the language it is drawn in', async () => {
  const client = await t.signIn('student')
  await tellProfile(t, client, single30)
  const kept = await t.as(client).call(reports.create, {})
  if (kept.outcome !== 'kept') throw new Error(`The report was not kept: ${kept.outcome}`)
  const printed: string[] = []
  const render: typeof t.deps.pdf.render = async (_person, _template, data) => {
    printed.push(JSON.stringify(data))
    return new TextEncoder().encode('%PDF-1.7')
  }
  const deps = { ...t.deps, pdf: { ...t.deps.pdf, render } }
  for (const language of LANGUAGES) await downloadReport(deps, client, { id: kept.report.id, language })
  expect(printed.map((data, place) => data.includes(Object.values(NAMES)[place] ?? ''))).toEqual([true, true])
})
