import { randomUUID } from 'node:crypto'
import { consents } from '@rahnama/contract/consents.ts'
import { contract } from '@rahnama/contract/contract.ts'
import { messages } from '@rahnama/contract/messages.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { referrals } from '@rahnama/contract/referrals.ts'
import { users } from '@rahnama/contract/users.ts'
import { expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { sql } from '../db/db.ts'
import { encodeQr } from '../qr/qr.ts'
import { recordReferral } from '../referrals/referrals.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication, tellProfile } from '../test/cases.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { readQr } from '../test/read-qr.ts'
import { useTestApp } from '../test/test.ts'
import { countUpTo } from './paging.ts'

const t = useTestApp()
/** A machine that runs many tests at once draws slowly. */
const PATIENCE_MS = 120_000

async function bind(client: SignedInAccount, agent: SignedInAccount, sharesStepsIn?: 'fa') {
  const binding = { userId: client.userId, referrerId: agent.userId, code: 'X', sharesStepsIn }
  await t.db.transaction((tx) => recordReferral(tx, binding, t.deps.now()))
}

const people = async (agent: SignedInAccount) => (await t.as(agent).call(referrals.people, {})).rows

test('a referrer sees the steps of a client only while the client allows it', async () => {
  const [agent, client] = [await t.signIn('referral_agent'), await t.signIn('student')]
  await bind(client, agent)
  await sendApplication(t, client)
  expect(await people(agent)).toEqual([])
  expect(await t.as(client).call(consents.referrer, {})).toMatchObject({ referrer: { isAllowed: false } })
  const given = await t.as(client).call(consents.allowReferrer, { version: 1, language: 'fa' })
  expect(given).toMatchObject({ statement: 'milestones', occasion: 'referral', language: 'fa' })
  expect(await people(agent)).toMatchObject([{ milestones: [{ milestone: 'registered' }, { milestone: 'submitted' }] }])
  const mails = (await t.mails()).length
  await t.as(client).call(consents.withdraw, { id: given.id })
  expect(await people(agent)).toEqual([])
  // Nobody has to act on it: it is gone by itself.
  expect((await t.mails()).length).toBe(mails)
  await t.as(client).call(consents.giveAgain, { id: given.id, version: 1, language: 'fa' })
  expect(await people(agent)).toHaveLength(1)
})

test('a consultation is a step once it took place, not when it was booked or missed', async () => {
  const [agent, client] = [await t.signIn('referral_agent'), await t.signIn('student')]
  await bind(client, agent, 'fa')
  const wish = { consultantId: await addConsultant(t), startsAt: '2026-11-18T15:00:00Z' }
  const { reference } = await book(t, { ...wish, token: client.token }, { email: client.email })
  const steps = async () => (await people(agent)).flatMap((one) => one.milestones.map(({ milestone }) => milestone))
  const record = (state: string) =>
    t.db.execute(sql`update consultations set state = ${state} where reference = ${reference}`)
  expect(await steps()).toEqual(['registered'])
  await record('missed')
  expect(await steps()).toEqual(['registered'])
  await record('attended')
  expect(await steps()).toEqual(['registered', 'consulted'])
})

test('who was referred by nobody has nobody to allow', async () => {
  const client = await t.signIn('student')
  expect(await t.as(client).call(consents.referrer, {})).toEqual({ referrer: null })
  const asked = { version: 1, language: 'en' } as const
  expect(await t.as(client).refuse(consents.allowReferrer, asked)).toMatchObject({ code: 'NOT_FOUND' })
})

test('words that were never shown are agreed to by nobody', async () => {
  const [agent, client] = [await t.signIn('referral_agent'), await t.signIn('student')]
  await bind(client, agent)
  const asked = { version: 7, language: 'en' } as const
  expect(await t.as(client).refuse(consents.allowReferrer, asked)).toMatchObject({ code: 'CONFLICT' })
})

test('the first referrer stays', async () => {
  const [agent, late, client] = [
    await t.signIn('referral_agent'),
    await t.signIn('referral_agent'),
    await t.signIn('student'),
  ]
  await bind(client, agent, 'fa')
  await bind(client, late, 'fa')
  expect(await people(agent)).toHaveLength(1)
  expect(await people(late)).toEqual([])
})

test('steps are counted of those who share them', async () => {
  const agent = await t.signIn('referral_agent')
  for (const sharing of ['fa', 'fa', undefined] as const) {
    const client = await t.signIn('student')
    await bind(client, agent, sharing)
    await sendApplication(t, client)
  }
  const { referred, unseen, reached } = await t.as(agent).call(referrals.figures, {})
  expect({ referred, unseen }).toEqual({ referred: 3, unseen: 1 })
  expect(reached.map(({ people: count }) => count)).toEqual([2, 0, 2, 0, 0])
})

test('one agent reads nothing of another; an admin reads anybody’s', async () => {
  const [one, other] = [await t.signIn('referral_agent'), await t.signIn('referral_agent')]
  const theirs = { referrerId: other.userId }
  for (const procedure of [
    referrals.figures,
    referrals.people,
    referrals.earnings,
    referrals.statements,
    referrals.exportEarnings,
  ]) {
    expect(await t.as(one).refuse(procedure, theirs)).toMatchObject({ code: 'NOT_FOUND' })
    await t.as('admin').call(procedure, theirs)
  }
})

test('the link carries the code to the registration, and the code of a suspended agent is not recognised', async () => {
  const agent = await t.signIn('referral_agent')
  const { code, link, qr } = await t.as(agent).call(referrals.myCode, {})
  const address = new URL(link)
  expect([address.pathname, address.searchParams.get('view'), address.searchParams.get('ref')]).toEqual([
    '/auth',
    'register',
    code,
  ])
  expect(readQr(encodeQr(link))).toBe(link)
  expect(qr).toContain('<svg')
  expect(await t.call(referrals.checkCode, { code })).toEqual({ result: 'recognised' })
  await t.as('admin').call(users.suspend, { userId: agent.userId, reason: 'left' })
  expect(await t.call(referrals.checkCode, { code })).toEqual({ result: 'unknown' })
})

test(
  'the picture to share is a PNG in either language',
  async () => {
    const agent = await t.signIn('referral_agent')
    for (const language of ['en', 'fa'] as const) {
      const { url } = await t.as(agent).call(referrals.card, { language })
      const answer = await t.app.request(url)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG')
    }
  },
  PATIENCE_MS,
)

test('who refers themselves is pointed out to the owner', async () => {
  const [agent, same, other] = [await t.signIn('referral_agent'), await t.signIn('student'), await t.signIn('student')]
  const [name, domain] = agent.email.split('@')
  await t.db.execute(sql`update users set email = ${`${name}+client@${domain}`} where id = ${same.userId}`)
  // Everybody has the same name here until they are given another.
  await t.db.execute(sql`delete from account_terms where user_id = ${agent.userId}`)
  await bind(same, agent)
  await bind(other, agent)
  const { rows } = await t.as('admin').call(referrals.clients, { referrerId: agent.userId })
  expect(rows.filter(({ isLikelySelf }) => isLikelySelf).map(({ clientId }) => clientId)).toEqual([same.userId])
})

test('the list of agents is found by name and taken home as a file', async () => {
  const agent = await t.signIn('referral_agent')
  const found = await t.as('admin').call(referrals.agents, { search: agent.email })
  expect(found.rows).toMatchObject([{ id: agent.userId, referred: 0, terms: null }])
  expect((await t.as('admin').call(referrals.agents, { search: 'nobody at all' })).rows).toEqual([])
  const { url } = await t.as('admin').call(referrals.exportAgents, {})
  expect(await (await t.app.request(url)).text()).toContain(agent.email)
})

/** Words that stand nowhere but in a client's answers, so that finding one means that an answer came through. */
const SECRET = 'Zarafshanabad'

test('nothing a referrer may call answers with a client’s answers, whatever id it is asked for', async () => {
  const [agent, client] = [await t.signIn('referral_agent'), await t.signIn('student')]
  await bind(client, agent, 'fa')
  await tellProfile(t, client, { ...single30, lastName: SECRET })
  const { id, reference } = await sendApplication(t, client)
  const letter = { kind: 'general', subject: SECRET, body: SECRET } as const
  const threadId = randomUUID()
  await t.as(client).call(messages.begin, { id: threadId, messageId: randomUUID(), ...letter })
  const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
  const answers = []
  for (const { method, path } of procedures.filter(({ method }) => method === 'GET')) {
    for (const each of [client.userId, id, reference, threadId]) {
      const address = path.replace(/\{\w+\}/g, each)
      const query = new URLSearchParams({
        userId: client.userId,
        clientId: client.userId,
        folio: reference,
        search: SECRET,
      })
      const answer = await t.as(agent).send(method, `${address}?${query}`)
      answers.push(`${answer.status}`)
      expect(answer.text, address).not.toContain(SECRET)
    }
  }
  expect(answers).toContain('200')
})

test('a list of a thousand is counted, and one of a thousand and one is more than that', async () => {
  const counted = (rows: number) => countUpTo(t.db, sql`generate_series(1, ${rows}::int)`)
  expect(await counted(1000)).toEqual({ count: 1000, isMore: false })
  expect(await counted(1001)).toEqual({ count: 1000, isMore: true })
})
