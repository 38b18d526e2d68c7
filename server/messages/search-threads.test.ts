import { randomUUID } from 'node:crypto'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

let sara: SignedInAccount
let folio = ''

beforeAll(async () => {
  const mina = await t.signIn('student')
  sara = await t.signIn('case_review_agent')
  const aMessage = (subject: string, body: string) =>
    ({ id: randomUUID(), messageId: randomUUID(), kind: 'general', subject, body }) as const
  const begin = async (subject: string, body: string) =>
    (await t.as(mina).call(messages.begin, aMessage(subject, body))).id
  const application = await sendApplication(t, mina)
  folio = application.reference
  const aboutCase = { ...aMessage('About my case', 'Good morning'), applicationId: application.id }
  await t.as(mina).call(messages.begin, aboutCase)
  await begin('Long ago', 'A parchment with seven letterheads')
  const since = await begin('Since then', 'Nothing of it')
  // More than are looked through from the newest back, each of them with a word that begins as one of long ago.
  await t.db.execute(sql`
    insert into messages (id, thread_id, position, side, author_id, body, language, sent_at, words)
    select gen_random_uuid(), ${since}, 1 + n, 'client', ${mina.userId}, 'letters', 'en', now(),
      array_to_tsvector(array['letters'])
    from generate_series(1, 20001) as n`)
})

const found = async (text: string) =>
  (await t.as(sara).call(messageDesk.list, { text })).threads.map(({ subject }) => subject)

test.each([
  ['parchment', 'a word that nobody has said since'],
  ['parch', 'its beginning'],
  ['parchment letterheads', 'two words'],
  ['parchment let', 'a word beside the beginning of one that everybody says'],
  ['seven parchment letter', 'two words beside such a beginning'],
])('what was said long ago is found by %s: %s', async (text) => {
  expect(await found(text)).toEqual(['Long ago'])
})

test.each([
  ['its whole number', (folio: string) => folio],
  ['its number without signs', (folio: string) => folio.replaceAll('-', '').toLowerCase()],
  ['the last four of its signs', (folio: string) => folio.replaceAll('-', '').slice(-4)],
])('a conversation about a case is found by %s', async (_, typed) => {
  expect(await found(typed(folio))).toEqual(['About my case'])
})

test.each(['_', '%', '؟'])('a sign that is no letter finds nobody: %s', async (sign) => {
  expect(await found(sign)).toEqual([])
})

test('what everybody says is found from the newest back', async () => {
  expect(await found('letters')).toEqual(['Since then'])
})
