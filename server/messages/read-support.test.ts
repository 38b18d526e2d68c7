import { randomUUID } from 'node:crypto'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

test('without a consultant the team answers, in the hours of the next day the office opens', async () => {
  // Saturday: the office opens on Monday at nine in Toronto.
  t.setNow('2026-11-14T20:00:00Z')
  const client = await t.signIn('student')
  expect(await t.as(client).call(messages.support, {})).toEqual({
    consultant: null,
    opens: '2026-11-16T14:00:00.000Z',
    closes: '2026-11-16T23:00:00.000Z',
    replyOfficeHours: 9,
    replyBy: '2026-11-16T23:00:00.000Z',
    kept: null,
    contact: { phone: DEFAULT_SITE_SETTINGS.general.phone, whatsapp: null, telegram: null },
  })
})

test('the owner of the case is the consultant, and how well replies were kept is said from ten on', async () => {
  t.setNow('2026-11-16T15:00:00Z')
  const client = await t.signIn('student')
  const sara = await t.signIn('case_review_agent')
  await t.db.execute(sql`update users set full_name = 'Sara Sample', language = 'fa' where id = ${sara.userId}`)
  const { id: applicationId } = await sendApplication(t, client)
  await t.db.execute(sql`update cases set owner_id = ${sara.userId} where application_id = ${applicationId}`)
  const support = () => t.as(client).call(messages.support, {})
  expect(await support()).toMatchObject({ consultant: { name: 'Sara Sample', languages: ['fa'] }, kept: null })

  // Nine answers within an hour, and one a week late.
  for (let place = 0; place < 10; place += 1) {
    t.setNow(`2026-11-16T1${place < 5 ? 6 : 7}:0${place % 5}:00Z`)
    const id = randomUUID()
    const begun = { id, messageId: randomUUID(), kind: 'general', subject: 'Hours', body: 'When?' } as const
    await t.as(client).call(messages.begin, begun)
    if (place === 9) t.setNow('2026-11-23T17:00:00Z')
    if (place === 9) expect((await support()).kept).toBeNull()
    await t.as(sara).call(messageDesk.reply, { id, messageId: randomUUID(), body: 'At nine o’clock', seen: 1 })
  }
  expect(await support()).toMatchObject({
    consultant: { languages: ['fa', 'en'] },
    kept: { percent: 90, answers: 10 },
  })
  // After ninety days it says nothing again.
  t.setNow('2027-02-22T17:00:00Z')
  expect((await support()).kept).toBeNull()
})

test('other ways to reach us are named once the owner has set them', async () => {
  const value = { ...DEFAULT_SITE_SETTINGS.general, whatsapp: '+1 416 555 0199', telegram: '@rahnama_example' }
  await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })
  const client = await t.signIn('student')
  const { contact } = await t.as(client).call(messages.support, {})
  expect(contact).toMatchObject({ whatsapp: '+1 416 555 0199', telegram: '@rahnama_example' })
})
