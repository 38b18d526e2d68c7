import { afterAll, expect, test } from 'vitest'
import { addConsultant, book } from '../test/consultations.ts'
import { readCalendar } from '../test/read-calendar.ts'
import { readMessage } from '../test/read-message.ts'
import { startSmtpSink } from '../test/smtp-sink.ts'
import { useTestApp } from '../test/test.ts'

const sink = await startSmtpSink()
const t = useTestApp({ SMTP_URL: sink.url, TRUSTED_PROXIES: '1' })
afterAll(() => sink.close())

test('a mail server is handed the invitation as a calendar part that says it is a request', async () => {
  const consultantId = await addConsultant(t)
  await book(t, { consultantId, startsAt: '2026-11-18T15:00:00Z' }, { email: 'invited@example.com' })
  await t.runJobs()
  const { raw = '' } = sink.received.find(({ to }) => to === 'invited@example.com') ?? {}
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  const attached = /filename=invite\.ics\r\n[^\r]*base64\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ''
  const content = Buffer.from(attached, 'base64').toString('utf8')
  expect(readCalendar(content)).toMatchObject({ METHOD: 'REQUEST', DTSTART: '20261118T150000Z' })
  expect(readMessage(raw).header('Subject')).toBe('Free initial consultation: 18 November 2026, 18:30')
})
