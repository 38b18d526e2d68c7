import { randomUUID } from 'node:crypto'
import { audit } from '@rahnama/contract/audit.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { users } from '@rahnama/contract/users.ts'
import { beforeAll, expect, test } from 'vitest'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
let agent: SignedInAccount
let mina: SignedInAccount
let folio: string

beforeAll(async () => {
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  folio = (await sendApplication(t, mina)).reference
  await t.as(agent).call(cases.read, { folio })
  t.setNow('2026-11-25T12:00:00Z')
  await t.as('admin').call(users.suspend, { userId: mina.userId, reason: '=1+1' })
})

const list = (filter: object) => t.as('admin').call(audit.list, filter)
const actsOf = async (filter: object) => (await list(filter)).rows.map(({ act }) => act)

test('an entry says who, what, whom, which case, why and how it ended, the newest first', async () => {
  const { rows } = await list({ search: mina.email })
  expect(rows[0]).toMatchObject({
    act: 'user.suspend',
    purpose: '=1+1',
    outcome: 'done',
    actorRole: 'admin',
    folio: null,
  })
  expect(rows.find(({ act }) => act === 'case.read')).toMatchObject({
    actor: { id: agent.userId, name: 'Robin Sample' },
    client: { id: mina.userId },
    folio,
  })
})

test('is narrowed by person and side, by what it is about and by time', async () => {
  expect(await actsOf({ search: agent.email, side: 'client' })).toEqual([])
  expect(await actsOf({ search: agent.email, side: 'actor' })).toContain('case.read')
  expect(await actsOf({ search: mina.email, side: 'client', capability: 'user' })).toEqual(['user.suspend'])
  expect(await actsOf({ search: mina.email, period: 'week' })).toEqual(['user.suspend'])
  expect(await actsOf({ search: 'nobody@nowhere.example' })).toEqual([])
})

test('pages follow each other without loss or double', async () => {
  const { total } = await list({})
  const seen: number[] = []
  let after: string | undefined
  do {
    const page = await list({ limit: 1, ...(after && { after }) })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect([seen.length, new Set(seen).size]).toEqual([total.count, total.count])
  expect(await t.as('admin').refuse(audit.list, { after: 'x' })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('becomes a file in the reader’s words that no spreadsheet runs', async () => {
  const { url } = await t.as('admin').call(audit.export, { capability: 'user' })
  const { text } = await t.send('GET', url)
  expect(text).toContain(`Robin Sample,Suspended an account,Robin Sample,,'=1+1,Done`)
})

test('notes and tasks of a case leave an entry for each change', async () => {
  const byAgent = t.as(agent)
  const [note, task] = [randomUUID(), randomUUID()]
  const words = { what: 'Call her', assigneeId: null, dueOn: null, anchor: null }
  await byAgent.call(cases.addNote, { folio, id: note, text: 'Called her.' })
  await byAgent.call(cases.editNote, { folio, id: note, text: 'Called her twice.', version: 1 })
  await byAgent.call(cases.addTask, { folio, id: task, ...words })
  await byAgent.call(cases.changeTask, { folio, id: task, version: 1, ...words, what: 'Write to her' })
  await byAgent.call(cases.snoozeTask, { folio, id: task, until: '2026-12-01', untilReply: false })
  await byAgent.call(cases.finishTask, { folio, id: task, isDone: true })
  expect((await actsOf({ capability: 'case', search: agent.email, side: 'actor' })).slice(0, 6)).toEqual([
    ...['case.finishTask', 'case.snoozeTask', 'case.changeTask', 'case.addTask', 'case.editNote', 'case.addNote'],
  ])
})

test('what somebody’s role does not let them do is written down as refused, once for a sitting', async () => {
  for (const _ of [1, 2, 3]) await t.as(agent).refuse(audit.list, {})
  const client = await t.signIn('student')
  await t.as(client).refuse(users.suspend, { userId: agent.userId, reason: 'Me' })
  const { rows } = await list({ capability: 'access' })
  expect(rows.map(({ actor, outcome }) => [actor?.id, outcome])).toEqual([
    [client.userId, 'refused'],
    [agent.userId, 'refused'],
  ])
})
