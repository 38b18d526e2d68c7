import { randomUUID } from 'node:crypto'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { describe, expect, test } from 'vitest'
import { insertAccount } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'
import { OF_PEOPLE } from './data-map/data-map.ts'
import { carryOutErasures } from './erasure/carry-out.ts'
import { accountsOf, countRows } from './export/read-rows.ts'

const t = useTestApp()
const TODAY = '2026-11-15T12:00:00Z'
const IN_A_MONTH = '2026-12-16T12:00:00Z'

type Wanted = { email?: string; fullName?: string; isConfirmed?: boolean }

async function register({ email, fullName = 'Robin Sample', isConfirmed = true }: Wanted): Promise<SignedInAccount> {
  const wanted = { email: email ?? `${randomUUID()}@example.com`, fullName, isConfirmed, passwordHash: null }
  const account = await insertAccount(t.db, { ...wanted, language: 'en' }, t.deps.now())
  return openTestSession(t.deps, account?.id ?? '')
}

/** Somebody without an account writes to us, books a time, and is answered by mail. */
async function beGuest(email: string): Promise<void> {
  await t.call(enquiries.submit, {
    agreedTo: 1,
    idempotencyKey: randomUUID(),
    language: 'en',
    name: 'Mina Sample',
    email,
    message: 'My refusal letter says nothing of my bank statement.',
  })
  const consultantId = await addConsultant(t)
  await book(t, { consultantId, startsAt: '2026-11-18T15:00:00Z' }, { email })
  await t.runJobs()
}

async function takeHome(person: SignedInAccount): Promise<Record<string, number>> {
  const people = await accountsOf(t.db, person.userId)
  const tables = await Promise.all(
    Object.entries(OF_PEOPLE).map(
      async ([table, rows]) => [table, await countRows(t.db, table, rows, people)] as const,
    ),
  )
  return Object.fromEntries(tables.filter(([, count]) => count > 0))
}

async function deleteAccount(person: SignedInAccount): Promise<void> {
  await t.as(person).call(privacy.askForDeletion, {})
  t.setNow(IN_A_MONTH)
  await carryOutErasures(t.deps)
  t.setNow(TODAY)
  expect(await t.db.rows(sql`select from users where id = ${person.userId}`)).toEqual([])
}

const guestRows = async (email: string) =>
  t.db.row(sql`
    select (select count(*)::int from enquiries where lower(email) = ${email}) as enquiries,
      (select count(*)::int from consultations where lower(email) = ${email}) as appointments,
      (select count(*)::int from mails where lower(recipient) = ${email} and content ->> 'name' not like 'auth.%'
        and content ->> 'name' not like 'notices.%') as mails`)

describe('whoever registers with an address that is not theirs, and does not prove it', () => {
  test('takes nothing home that its owner sent or was sent, nor the link that would prove it', async () => {
    const email = 'owner-of-the-mailbox@example.com'
    await beGuest(email)
    const stranger = await register({ email, isConfirmed: false })
    await t.send('POST', '/auth/v1/resend', { body: { type: 'signup', email } })
    await t.runJobs()
    expect((await t.mails({ to: email })).some(({ content }) => content.action?.url.includes('token_hash'))).toBe(true)
    const home = await takeHome(stranger)
    expect(home).toMatchObject({ users: 1, sessions: 1 })
    expect(Object.keys(home)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(enquiries|enquiry_replies|consultations|mails|consents)$/)]),
    )
    expect((await t.as(stranger).call(privacy.retention, {})).kinds.appointments.firstOn).toBeNull()
  })

  test('deletes nothing of its owner’s, and the account’s own mails go with the account', async () => {
    const email = 'guest-with-a-mailbox@example.com'
    await beGuest(email)
    const before = await guestRows(email)
    expect(before).toMatchObject({ enquiries: 1, appointments: 1, mails: expect.any(Number) })
    const stranger = await register({ email, isConfirmed: false })
    await t.send('POST', '/auth/v1/resend', { body: { type: 'signup', email } })
    await t.runJobs()
    await deleteAccount(stranger)
    expect(await guestRows(email)).toEqual(before)
    const names = (await t.mails({ to: email })).map(({ content }) => content.name.split('.')[0])
    expect(names).not.toContain('auth')
  })

  test('once it is proven, all of that is theirs', async () => {
    const email = 'proven-at-last@example.com'
    await beGuest(email)
    const owner = await register({ email })
    expect(await takeHome(owner)).toMatchObject({ enquiries: 1, consultations: 1, mails: expect.any(Number) })
    await deleteAccount(owner)
    expect(await guestRows(email)).toEqual({ enquiries: 0, appointments: 0, mails: 0 })
  })
})

describe('whoever calls themselves what stands in everybody’s mails', () => {
  const queue = (to: string, words: string) =>
    t.db.transaction((tx) =>
      t.deps.mail.queue(tx, {
        to,
        name: 'notices.news',
        language: 'en',
        subject: words,
        greeting: 'Hello,',
        paragraphs: [words],
      } as never),
    )

  test.each(['Canada', 'userId', 'content', 'your application', '%', '______', 'Sara Consultant'])(
    '%j takes no mail, notice, draft or job of others along',
    async (fullName) => {
      const [stranger, other] = [await register({ fullName }), await register({})]
      const agent = await t.signIn('case_review_agent')
      await queue(other.email, `News of your application to Canada: ${fullName}, content, userId`)
      await t.db.execute(sql`
        insert into notices (user_id, kind, event, about, because, must_act, at) values
          (${other.userId}, 'appointmentBooked', ${randomUUID()},
            ${{ startsAt: TODAY, consultant: fullName }}, 'yours', false, ${TODAY}),
          (${agent.userId}, 'caseGiven', ${randomUUID()},
            ${{ folio: 'A-2222-3333', client: fullName, by: 'Somebody' }}, 'owner', false, ${TODAY})`)
      await t.db.execute(sql`
        insert into staff_drafts (user_id, thing, body, saved_at)
        values (${agent.userId}, ${`reply-${randomUUID()}`}, ${{ content: `Dear ${fullName}` }}, ${TODAY})`)
      const count = async () =>
        t.db.row(sql`
          select (select count(*)::int from mails where recipient = ${other.email}) as mails,
            (select count(*)::int from notices where user_id in (${other.userId}, ${agent.userId})) as notices,
            (select count(*)::int from staff_drafts where user_id = ${agent.userId}) as drafts,
            (select count(*)::int from pgboss.job where data::text like ${`%${other.userId}%`}
              or data ->> 'mailId' in (select id::text from mails where recipient = ${other.email})) as jobs`)
      const before = await count()
      expect(before).toMatchObject({ mails: 1, notices: 2, drafts: 1 })
      await deleteAccount(stranger)
      expect(await count()).toEqual(before)
    },
  )

  test('an address that ends as somebody else’s does takes none of theirs along, and its own mentions go', async () => {
    const short = await register({ email: 'na@example.com' })
    const long = await register({ email: 'mina@example.com' })
    const agent = await t.signIn('case_review_agent')
    await queue(agent.email, 'Mail to mina@example.com does not arrive.')
    await queue(agent.email, 'Mail to na@example.com.au does not arrive.')
    await queue(agent.email, 'Two lines:\nna@example.com is away.')
    await deleteAccount(short)
    const left = (await t.mails({ to: agent.email })).map(({ content }) => content.subject)
    expect(left.sort()).toEqual([
      'Mail to mina@example.com does not arrive.',
      'Mail to na@example.com.au does not arrive.',
    ])
    expect(await t.db.rows(sql`select from users where id = ${long.userId}`)).toHaveLength(1)
  })
})
