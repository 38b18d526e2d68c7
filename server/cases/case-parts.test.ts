import { cases } from '@rahnama/contract/cases/cases.ts'
import { beforeEach, expect, test } from 'vitest'
import { listAuditOf } from '../audit/audit.ts'
import { giveConsents } from '../consent-records/consent-records.ts'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string

beforeEach(async () => {
  t.setNow(MONDAY_TEN)
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  folio = (await sendApplication(t, mina)).reference
})

test('the consents of a client stand in their case as they were given, and looking is written down', async () => {
  const agreedTo = [{ statement: 'contact', version: 1 }] as const
  await giveConsents(t.db, {
    userId: mina.userId,
    occasion: 'transfer',
    language: 'fa',
    agreedTo,
    at: new Date(MONDAY_TEN),
  })
  const { consents } = await t.as(agent).call(cases.consents, { folio })
  expect(consents).toMatchObject([{ statement: 'contact', version: 1, language: 'fa', withdrawnAt: null }])
  const acts = (await listAuditOf(t.db, mina.userId, 10)).map(({ act }) => act)
  expect(acts).toContain('case.readConsents')
})

test('the appointments of a client stand in their case, what is to come first; those of others do not', async () => {
  const consultantId = await addConsultant(t)
  t.setNow('2026-11-16T05:00:00Z')
  await bookAs(mina, { consultantId, startsAt: '2026-11-18T15:00:00Z' })
  t.setNow('2026-11-19T15:00:00Z')
  await bookAs(mina, { consultantId, startsAt: '2026-11-24T15:00:00Z', type: 'comprehensive' })
  await bookAs(await t.signIn('student'), { consultantId, startsAt: '2026-11-25T15:00:00Z' })
  const { appointments } = await t.as(agent).call(cases.appointments, { folio })
  expect(appointments.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-11-24', '2026-11-18'])
})

test('the timeline has what a client was told in both languages', async () => {
  const { version } = await t.as(agent).call(cases.read, { folio })
  const sentence = { en: 'We have begun to read.', fa: 'خواندن پرونده را شروع کردیم.' }
  const move = { stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: null, sentence } as const
  await t.as(agent).call(cases.move, { folio, version, ...move })
  const { events } = await t.as(agent).call(cases.timeline, { folio })
  expect(events.find(({ what }) => what === 'moved')).toMatchObject({ sentence, text: null })
})

test('a mail can be seen before its sentence is finished', async () => {
  const sentence = { en: 'Please come on {day}.', fa: '' }
  const move = { stage: 'needsMore', turn: 'client', reason: 'answerAsked', dueOn: null, sentence } as const
  const { mail } = await t.as(agent).call(cases.preview, { folio, ...move })
  expect(mail.html).toContain('Please come on {day}.')
})

async function bookAs({ userId, email }: SignedInAccount, wish: Parameters<typeof book>[1]): Promise<void> {
  const { token } = await openTestSession(t.deps, userId)
  await book(t, { ...wish, token }, { email })
}
