import { consents } from '@rahnama/contract/consents.ts'
import { commissionOf } from '@rahnama/contract/referral-terms.ts'
import { referrals } from '@rahnama/contract/referrals.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Db, sql } from '../db/db.ts'
import { recordReferral } from '../referrals/referrals.ts'
import { openPdf, piecesOf } from '../reports/print/read-pdf.test-data.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
/** A machine that runs many tests at once draws slowly. */
const PATIENCE_MS = 120_000
const START = '2026-11-15T12:00:00Z'
const AFTER_HOLD = '2026-12-16T12:00:00Z'
const TENTH = { milestone: 'submitted', kind: 'percent', amount: 1000 } as const

beforeEach(() => t.setNow(START))

async function newAgent(
  shares: readonly (typeof TENTH | { milestone: 'registered'; kind: 'fixed'; amount: number })[] = [TENTH],
) {
  const agent = await t.signIn('referral_agent')
  await t
    .as('admin')
    .call(referrals.setTerms, { referrerId: agent.userId, after: 0, holdDays: 30, shares: [...shares] })
  return agent
}

/** Somebody registered with the code of the agent and has sent a case. */
async function newClient(agent: SignedInAccount, sharesStepsIn?: 'en') {
  const client = await t.signIn('student')
  const { code } = await t.as(agent).call(referrals.myCode, {})
  const binding = { userId: client.userId, referrerId: agent.userId, code, sharesStepsIn }
  await t.db.transaction((tx) => recordReferral(tx, binding, t.deps.now()))
  await sendApplication(t, client)
  return client
}

const record = ({ userId: clientId }: SignedInAccount, receivedCents: number | null = 120_000) =>
  t.as('admin').call(referrals.recordEarning, { clientId, milestone: 'submitted', receivedCents })
const approve = (id: string) => t.as('admin').call(referrals.approveEarning, { id })
const issue = ({ userId: referrerId }: SignedInAccount) => t.as('admin').call(referrals.issueStatement, { referrerId })
const pay = (id: string) => t.as('admin').call(referrals.payStatement, { id, note: 'transfer 17' })
const reverse = (id: string) => t.as('admin').call(referrals.reverseEarning, { id, note: 'the client was refunded' })
const moneyOf = async (agent: SignedInAccount) => (await t.as(agent).call(referrals.figures, {})).money

async function approved(_agent: SignedInAccount, client: SignedInAccount, receivedCents?: number) {
  const earning = await record(client, receivedCents)
  t.setNow(AFTER_HOLD)
  return approve(earning.id)
}

async function readStatement(agent: SignedInAccount, id: string, language: 'en' | 'fa') {
  const { url } = await t.as(agent).call(referrals.statementFile, { id, language })
  const answer = await t.app.request(url)
  return new Uint8Array(await answer.arrayBuffer())
}

const wordsOf = async (pdf: Uint8Array) => (await piecesOf(await openPdf(pdf))).flat().join('')

describe('a commission', () => {
  test.each([
    [1000, 120_000, 12_000],
    // 24.99975 and 0.005 dollars: the nearest cent, and half a cent up.
    [750, 33_333, 2500],
    [1250, 4, 1],
    [10_000, 99_999_999, 99_999_999],
  ])('of %i hundredths of a percent on %i cents is %i', (amount, received, cents) => {
    expect(commissionOf({ kind: 'percent', amount }, received)).toBe(cents)
  })

  test('says what its sum is made of, and waits out the hold before it is approved', async () => {
    const client = await newClient(await newAgent())
    const earning = await record(client)
    expect(earning).toMatchObject({
      ...{ milestone: 'submitted', terms: 1, receivedCents: 120_000, cents: 12_000, state: 'earned', isHeld: true },
      share: { kind: 'percent', amount: 1000 },
      heldUntil: '2026-12-15T12:00:00.000Z',
    })
    expect(await t.as('admin').refuse(referrals.approveEarning, { id: earning.id })).toMatchObject({ code: 'CONFLICT' })
    t.setNow(AFTER_HOLD)
    expect(await approve(earning.id)).toMatchObject({ state: 'approved', isHeld: false })
  })

  test('needs a milestone that was reached and stands in the terms, and the amount received for a percentage', async () => {
    const agent = await newAgent()
    const client = await newClient(agent)
    const asked = { clientId: client.userId, milestone: 'filed', receivedCents: 100 } as const
    const byAdmin = t.as('admin')
    expect(await byAdmin.refuse(referrals.recordEarning, asked)).toMatchObject({ params: { reason: 'notInTerms' } })
    expect(
      await byAdmin.refuse(referrals.recordEarning, { ...asked, milestone: 'submitted', receivedCents: null }),
    ).toMatchObject({ code: 'INVALID_INPUT', field: 'receivedCents' })
    const idle = await t.signIn('student')
    const binding = { userId: idle.userId, referrerId: agent.userId, code: 'X' }
    await t.db.transaction((tx) => recordReferral(tx, binding, t.deps.now()))
    const early = { clientId: idle.userId, milestone: 'submitted', receivedCents: 100 } as const
    expect(await byAdmin.refuse(referrals.recordEarning, early)).toMatchObject({ params: { reason: 'notReached' } })
    const nobodys = { ...early, clientId: (await t.signIn('student')).userId }
    expect(await byAdmin.refuse(referrals.recordEarning, nobodys)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('exists once per client, milestone and terms, however many admins press at once', async () => {
    const agent = await newAgent()
    const client = await newClient(agent)
    const asked = { clientId: client.userId, milestone: 'submitted', receivedCents: 120_000 } as const
    const admins = [t.as(await t.signIn('admin')), t.as(await t.signIn('admin'))]
    const recorded = await Promise.all(admins.map((admin) => admin.attempt(referrals.recordEarning, asked)))
    expect(recorded.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [earning] = (await t.as(agent).call(referrals.earnings, {})).rows
    t.setNow(AFTER_HOLD)
    const { id } = earning ?? { id: '' }
    const decided = await Promise.all(admins.map((admin) => admin.attempt(referrals.approveEarning, { id })))
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await kindsOf(agent)).toEqual(['earn', 'approve'])
    const statement = await issue(agent)
    const paying = { id: statement.id, note: 'x' }
    const paid = await Promise.all(admins.map((admin) => admin.attempt(referrals.payStatement, paying)))
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await kindsOf(agent)).toEqual(['earn', 'approve', 'pay'])
  })

  test('follows the terms of the day the client was bound, whatever is agreed later', async () => {
    const agent = await newAgent()
    const early = await newClient(agent)
    const change = { referrerId: agent.userId, after: 1, holdDays: 0, shares: [{ ...TENTH, amount: 2000 }] }
    await t.as('admin').call(referrals.setTerms, change)
    expect(await t.as('admin').refuse(referrals.setTerms, change)).toMatchObject({ code: 'CONFLICT' })
    const late = await newClient(agent)
    expect(await record(early)).toMatchObject({ terms: 1, cents: 12_000 })
    expect(await record(late)).toMatchObject({ terms: 2, cents: 24_000 })
  })

  test('of a client bound while there were no terms follows the first ones', async () => {
    const agent = await t.signIn('referral_agent')
    const client = await newClient(agent)
    expect((await t.as('admin').call(referrals.agent, { referrerId: agent.userId })).withoutTerms).toBe(1)
    const first = { referrerId: agent.userId, after: 0, holdDays: 0, shares: [TENTH] }
    await t.as('admin').call(referrals.setTerms, first)
    expect(await record(client)).toMatchObject({ terms: 1 })
  })

  test('that was refunded before payment is reversed; put right, it may be recorded again', async () => {
    const agent = await newAgent()
    const client = await newClient(agent)
    const earning = await record(client)
    expect(await reverse(earning.id)).toMatchObject({ state: 'reversed' })
    expect(await moneyOf(agent)).toEqual({ heldCents: 0, owedCents: 0, paidCents: 0 })
    expect(await t.as('admin').refuse(referrals.reverseEarning, { id: earning.id, note: 'again' })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await record(client, 60_000)).toMatchObject({ cents: 6000, state: 'earned' })
  })
})

async function kindsOf({ userId }: SignedInAccount): Promise<string[]> {
  const rows = await t.db.rows<{ kind: string }>(sql`
    select kind from commission_postings where referrer_id = ${userId} order by number`)
  return rows.map(({ kind }) => kind)
}

describe('the books', () => {
  const post = (lines: readonly number[]) =>
    t.db.transaction(async (tx: Db) => {
      const agent = await newAgent()
      const client = await newClient(agent)
      const earning = await tx.row<{ id: string }>(sql`
        insert into commission_earnings (referrer_id, client_id, milestone, terms_id, cents, state, earned_at, held_until)
        select ${agent.userId}, ${client.userId}, 'submitted', id, 5, 'earned', now(), now() from referral_terms
        where referrer_id = ${agent.userId} returning id`)
      const posting = await tx.row<{ id: string }>(sql`
        insert into commission_postings (referrer_id, number, kind, earning_id, at)
        values (${agent.userId}, 1, 'earn', ${earning?.id}, now()) returning id`)
      for (const [place, cents] of lines.entries())
        await tx.execute(sql`
          insert into commission_lines values (${posting?.id}, ${['expense', 'held', 'owed'][place]}, ${cents})`)
    })

  test.each([
    ['that does not sum to zero', [500, -400]],
    ['with one line', [500]],
    ['without lines', []],
  ])('refuse a posting %s', async (_, lines) => {
    await expect(post(lines)).rejects.toThrow('two lines or more that sum to zero')
  })

  test('take one of three lines that sum to zero', async () => {
    await expect(post([500, -400, -100])).resolves.toBeUndefined()
  })

  test('are only added to, and an earning keeps its amount', async () => {
    await newAgent()
    for (const table of [
      'referral_terms',
      'referral_terms_shares',
      'commission_postings',
      'commission_lines',
      'commission_statements',
    ]) {
      await expect(t.db.pool.query(`delete from ${table}`)).rejects.toThrow('only added to')
      const column =
        table === 'referral_terms_shares' ? 'amount = 1' : table === 'commission_lines' ? 'cents = 1' : 'id = id'
      await expect(t.db.pool.query(`update ${table} set ${column}`)).rejects.toThrow('only added to')
    }
    const client = await newClient(await newAgent())
    await record(client)
    await expect(t.db.pool.query('update commission_earnings set cents = cents + 1')).rejects.toThrow(
      'keeps its amount',
    )
    await expect(t.db.pool.query('delete from commission_earnings')).rejects.toThrow('only added to')
  })

  test('outlive the client', async () => {
    const agent = await newAgent()
    const client = await newClient(agent, 'en')
    await record(client)
    await t.db.execute(sql`delete from users where id = ${client.userId}`)
    expect((await t.as(agent).call(referrals.earnings, {})).rows).toMatchObject([{ client: null, cents: 12_000 }])
  })
})

describe('a statement', () => {
  test('carries on from the one before, and closes with what the books say', async () => {
    const agent = await newAgent()
    await approved(agent, await newClient(agent))
    const first = await issue(agent)
    expect(first).toMatchObject({ openingCents: 0, closingCents: 12_000, paidAt: null, isPayable: true })
    expect(await t.as('admin').refuse(referrals.issueStatement, { referrerId: agent.userId })).toMatchObject({
      code: 'CONFLICT',
    })
    const paid = await pay(first.id)
    expect(paid).toMatchObject({ paidAt: '2026-12-16T12:00:00.000Z', isPayable: false })
    t.setNow(START)
    const late = await newClient(agent)
    const earning = await approved(agent, late, 60_000)
    const second = await issue(agent)
    // 120.00 stood open, 120.00 was paid, 60.00 came.
    expect(second).toMatchObject({ openingCents: 12_000, closingCents: 6000 })
    expect(second.number).toBe(first.number + 1)
    expect(await moneyOf(agent)).toEqual({ heldCents: 0, owedCents: 6000, paidCents: 12_000 })
    const states = (await t.as(agent).call(referrals.earnings, {})).rows.map(({ id, state }) => [
      id === earning.id,
      state,
    ])
    expect(states).toContainEqual([true, 'approved'])
    expect(states).toContainEqual([false, 'paid'])
  })

  test(
    'after a refund of what was paid has a negative line, and nothing is paid below zero',
    async () => {
      const agent = await newAgent()
      const earning = await approved(agent, await newClient(agent))
      await pay((await issue(agent)).id)
      expect(await reverse(earning.id)).toMatchObject({ state: 'refunded' })
      const next = await issue(agent)
      expect(next).toMatchObject({ openingCents: 12_000, closingCents: -12_000, isPayable: false })
      expect(await t.as('admin').refuse(referrals.payStatement, { id: next.id, note: 'x' })).toMatchObject({
        code: 'CONFLICT',
      })
      const words = await wordsOf(await readStatement(agent, next.id, 'en'))
      expect(words).toContain('Refunded after payment')
      expect(words).toContain('−CA$120.00')
    },
    PATIENCE_MS,
  )

  test('numbers have no gaps, whoever issues at once', async () => {
    const agents = await Promise.all([newAgent(), newAgent(), newAgent()])
    for (const agent of agents) {
      t.setNow(START)
      await approved(agent, await newClient(agent))
    }
    await Promise.all(agents.map(issue))
    const rows = await t.db.rows<{ number: number }>(sql`select number from commission_statements order by number`)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1))
  })

  test('only the latest is paid: it carries on what stood open', async () => {
    const agent = await newAgent()
    await approved(agent, await newClient(agent))
    const first = await issue(agent)
    t.setNow(START)
    await approved(agent, await newClient(agent))
    const second = await issue(agent)
    expect(await t.as('admin').refuse(referrals.payStatement, { id: first.id, note: 'x' })).toMatchObject({
      code: 'CONFLICT',
    })
    await pay(second.id)
    expect(await moneyOf(agent)).toEqual({ heldCents: 0, owedCents: 0, paidCents: 24_000 })
  })

  test(
    'drawn again is the same to the byte, until a client withdraws their consent: then the name is gone and the sums stay',
    async () => {
      const agent = await newAgent()
      const client = await newClient(agent, 'en')
      await t.db.execute(sql`update users set full_name = 'Golnar Farzi' where id = ${client.userId}`)
      await approved(agent, client)
      const { id } = await issue(agent)
      for (const language of ['en', 'fa'] as const) {
        const [one, other] = [await readStatement(agent, id, language), await readStatement(agent, id, language)]
        expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
        expect(await wordsOf(one)).toContain('Golnar Farzi')
      }
      const english = await wordsOf(await readStatement(agent, id, 'en'))
      expect(english).toContain('10% of CA$1,200.00 = CA$120.00, terms 1')
      expect(english).toContain('half a cent is rounded up')

      const [consent] = await t.as(client).call(consents.mine, {})
      await t.as(client).call(consents.withdraw, { id: consent?.id ?? '' })
      const reprint = await wordsOf(await readStatement(agent, id, 'en'))
      expect(reprint).not.toContain('Golnar')
      expect(reprint).toContain('CA$120.00')
      const { url } = await t.as(agent).call(referrals.exportEarnings, {})
      const csv = await (await t.app.request(url)).text()
      expect(csv).toContain('120.00')
      expect(csv).not.toContain('Golnar')
      expect(await t.as(agent).call(referrals.people, {})).toMatchObject({ rows: [] })
      expect(await t.as(agent).call(referrals.figures, {})).toMatchObject({ referred: 1, unseen: 1 })
    },
    PATIENCE_MS,
  )
})
