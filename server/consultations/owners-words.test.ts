import type { Appointment, consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { ContentItem } from '@rahnama/contract/content/content-editing.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, asVisitor, book } from '../test/consultations.ts'
import { mailText } from '../test/mail-text.ts'
import { readCalendar } from '../test/read-calendar.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const ITEMS = '/api/content-editing/items'
const EMAIL = 'client@example.com'

beforeEach(() => t.setNow('2026-11-15T12:00:00Z'))

async function publish(slug: string, language: Language, words: object): Promise<void> {
  const row = await t.db.row<{ id: string }>(
    sql`select id from content_items where kind = 'consultation' and slug = ${slug}`,
  )
  const path = `${ITEMS}/${row?.id}`
  const { parts, bodies } = (await t.as('admin').send('GET', path)).body as ContentItem
  const { version } = parts[language]
  await t.as('admin').send('PUT', `${path}/${language}`, { body: { version, body: { ...bodies[language], ...words } } })
  const body = { language, version: version + 1, factsVersion: parts.facts.version }
  const published = await t.as('admin').send('POST', `${path}/publish`, { body })
  expect(published.status).toBe(200)
}

const optionsOf = async () =>
  ((await asVisitor(t, 'GET', '/api/consultations/options')).body as Output<typeof consultations.options>).types

test('an offer goes by the name, the text and the fee the owner published last, and keeps its length', async () => {
  await publish('comprehensive', 'en', { title: 'Full review', text: 'All of it, in 15 minutes.', fee: '200 CAD' })
  await publish('comprehensive', 'fa', { title: 'بررسی کامل', fee: '۲۰۰ دلار کانادا' })
  expect((await optionsOf()).find(({ type }) => type === 'comprehensive')).toMatchObject({
    minutes: 60,
    words: {
      en: { language: 'en', title: 'Full review', text: 'All of it, in 15 minutes.', fee: '200 CAD' },
      fa: { language: 'fa', title: 'بررسی کامل', fee: '۲۰۰ دلار کانادا' },
    },
  })
})

test('an appointment, its mails and its calendar entry go by them, too, in the language of whoever reads', async () => {
  await publish('initial', 'en', { title: 'First talk', fee: 'At no charge' })
  await publish('initial', 'fa', { title: 'گفت‌وگوی نخست', fee: 'بی‌هزینه' })
  const consultantId = await addConsultant(t)
  const wish = { consultantId, startsAt: '2026-11-18T15:00:00Z' }
  const { appointment } = await book(t, wish, { email: EMAIL, language: 'fa' })
  const words = {
    en: { language: 'en', title: 'First talk', fee: 'At no charge' },
    fa: { language: 'fa', title: 'گفت‌وگوی نخست', fee: 'بی‌هزینه' },
  }
  expect(appointment.words).toEqual(words)

  const [mail] = (await t.mails({ to: EMAIL })).map((mail) => mail.content)
  expect(mail?.subject).toMatch(/^گفت‌وگوی نخست: /)
  expect(mailText(mail)).toContain('گفت‌وگوی نخست، ۳۰ دقیقه')
  expect(readCalendar(mail?.calendar?.content ?? '').SUMMARY).toMatch(/^گفت‌وگوی نخست · /)
  const consultant = await t.db.row<{ email: string }>(sql`select email from users where id = ${consultantId}`)
  const [toConsultant] = (await t.mails({ to: consultant?.email ?? '' })).map((mail) => mail.content)
  expect(toConsultant?.subject).toMatch(/^Booked: First talk, /)

  await publish('initial', 'en', { title: 'Hello' })
  const link = `/api/consultations/by-link/${appointment.token}`
  expect(((await asVisitor(t, 'GET', link)).body as Appointment).words.en.title).toBe('Hello')
  const listed = await t
    .as('case_review_agent')
    .send('GET', '/api/consultations?from=2026-11-18T00:00:00Z&to=2026-11-19T00:00:00Z')
  expect(listed.body).toMatchObject({ appointments: [{ words: { en: { title: 'Hello' } } }] })
})

test('what is published in one language only is read in it by everybody', async () => {
  const row = await t.db.row<{ id: string }>(
    sql`select id from content_items where kind = 'consultation' and slug = 'follow-up'`,
  )
  await t.as('admin').send('POST', `${ITEMS}/${row?.id}/unpublish`, { body: { language: 'fa', published: 1 } })
  expect((await optionsOf()).find(({ type }) => type === 'followUp')?.words.fa).toMatchObject({
    language: 'en',
    title: 'Follow-up',
  })
})
