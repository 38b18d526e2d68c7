import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { contentEditing } from '@rahnama/contract/content/content-editing.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, book, visitor } from '../test/consultations.ts'
import { mailText } from '../test/mail-text.ts'
import { readCalendar } from '../test/read-calendar.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const EMAIL = 'client@example.com'

beforeEach(() => t.setNow('2026-11-15T12:00:00Z'))

async function idOf(slug: string): Promise<string> {
  const row = await t.db.row<{ id: string }>(
    sql`select id from content_items where kind = 'consultation' and slug = ${slug}`,
  )
  return row?.id ?? ''
}

async function publish(slug: string, language: Language, words: object): Promise<void> {
  const id = await idOf(slug)
  const { parts, bodies } = await t.as('admin').call(contentEditing.read, { id })
  const { version } = parts[language]
  const body = { ...bodies[language], ...words }
  await t.as('admin').call(contentEditing.save, { id, part: language, version, body })
  const factsVersion = parts.facts.version
  await t.as('admin').call(contentEditing.publish, { id, language, version: version + 1, factsVersion })
}

const optionsOf = async () => (await visitor(t).call(consultations.options, {})).types

test('an offer goes by the name and the text the owner published last, and keeps its length', async () => {
  await publish('comprehensive', 'en', { title: 'Full review', text: 'All of it, in 15 minutes.' })
  await publish('comprehensive', 'fa', { title: 'بررسی کامل' })
  expect((await optionsOf()).find(({ type }) => type === 'comprehensive')).toMatchObject({
    minutes: 60,
    words: {
      en: { language: 'en', title: 'Full review', text: 'All of it, in 15 minutes.' },
      fa: { language: 'fa', title: 'بررسی کامل' },
    },
  })
})

test('an appointment, its mails and its calendar entry go by them, too, in the language of whoever reads', async () => {
  await publish('initial', 'en', { title: 'First talk' })
  await publish('initial', 'fa', { title: 'گفت‌وگوی نخست' })
  const consultantId = await addConsultant(t)
  const wish = { consultantId, startsAt: '2026-11-18T15:00:00Z' }
  const { token, words: shown } = await book(t, wish, { email: EMAIL, language: 'fa' })
  const words = {
    en: { language: 'en', title: 'First talk', fee: 'Free' },
    fa: { language: 'fa', title: 'گفت‌وگوی نخست', fee: 'رایگان' },
  }
  expect(shown).toEqual(words)

  const [mail] = (await t.mails({ to: EMAIL })).map((mail) => mail.content)
  expect(mail?.subject).toMatch(/^گفت‌وگوی نخست: /)
  expect(mailText(mail)).toContain('گفت‌وگوی نخست، ۳۰ دقیقه')
  expect(readCalendar(mail?.calendar?.content ?? '').SUMMARY).toMatch(/^گفت‌وگوی نخست · /)
  const consultant = await t.db.row<{ email: string }>(sql`select email from users where id = ${consultantId}`)
  const [toConsultant] = (await t.mails({ to: consultant?.email ?? '' })).map((mail) => mail.content)
  expect(toConsultant?.subject).toMatch(/^Booked: First talk, /)

  await publish('initial', 'en', { title: 'Hello' })
  expect((await visitor(t).call(consultations.readByLink, { token })).words.en.title).toBe('Hello')
  const day = { from: '2026-11-18T00:00:00Z', to: '2026-11-19T00:00:00Z' }
  expect(await t.as('case_review_agent').call(consultations.list, day)).toMatchObject({
    appointments: [{ words: { en: { title: 'Hello' } } }],
  })
})

test('what is published in one language only is read in it by everybody', async () => {
  const id = await idOf('follow-up')
  await t.as('admin').call(contentEditing.unpublish, { id, language: 'fa', published: 1 })
  expect((await optionsOf()).find(({ type }) => type === 'followUp')?.words.fa).toMatchObject({
    language: 'en',
    title: 'Follow-up',
  })
})
