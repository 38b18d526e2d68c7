import { randomUUID } from 'node:crypto'
import { messages } from '@rahnama/contract/messages.ts'
import { users } from '@rahnama/contract/users.ts'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../../auth/auth.ts'
import { sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { sendApplication, tellProfile } from '../../test/cases.ts'
import { useTestApp } from '../../test/test.ts'
import { OTHER_IDS, PERSON_COLUMNS } from './columns.ts'
import { settleMerges } from './settle-merges.ts'

const t = useTestApp()
const PASSWORD = 'nine lanterns on the pier'

const two = async () => [await t.signIn('student'), await t.signIn('student')] as const
const ids = (kept: SignedInAccount, closed: SignedInAccount) => ({ userId: kept.userId, otherId: closed.userId })
const preview = (kept: SignedInAccount, closed: SignedInAccount) =>
  t.as('admin').call(users.previewMerge, ids(kept, closed))
async function merge(kept: SignedInAccount, closed: SignedInAccount): Promise<string> {
  const { stamp } = await preview(kept, closed)
  return (await t.as('admin').call(users.merge, { ...ids(kept, closed), stamp })).mergeId
}
const tellName = (person: SignedInAccount, name: string, phone: string) =>
  tellProfile(t, person, { firstName: name, lastName: 'Karimi', phone })
const firstName = async (person: SignedInAccount) =>
  (
    await t.db.row<{ name: string }>(sql`
      select answers ->> 'firstName' as name from answer_sheets where user_id = ${person.userId} and form = 'profile'`)
  )?.name

test('every column that names a person, by a foreign key or by id alone, has a treatment', async () => {
  const keys = await t.db.rows<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`)
  const others = await t.db.rows<{ name: string }>(sql`
    select relname || '.' || attname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and atttypid = 'uuid'::regtype
      and attname <> 'id' and not exists (
        select from pg_constraint where contype = 'f' and conrelid = pg_class.oid and attnum = any(conkey))`)
  const found = [...keys, ...others].map(({ name }) => name)
  expect([...Object.keys(PERSON_COLUMNS), ...OTHER_IDS].sort()).toEqual(found.sort())
})

describe('two accounts of one person', () => {
  test('become one: messages, applications and answers are where the person signs in from now on', async () => {
    const [kept, closed] = await two()
    t.setNow('2026-11-15T12:00:00Z')
    await tellName(kept, 'Old', '+989121111111')
    t.setNow('2026-11-15T13:00:00Z')
    await tellName(closed, 'New', '+989122222222')
    const { id } = await sendApplication(t, closed)
    const thread = { id: randomUUID(), messageId: randomUUID(), kind: 'general', subject: 'A question' } as const
    await t.as(closed).call(messages.begin, { ...thread, body: 'Where is it?' })
    const seen = await preview(kept, closed)
    expect(seen.refusals).toEqual([])
    expect(seen.moves).toEqual(expect.arrayContaining([{ part: 'applications', count: 1 }]))
    expect(seen.conflicts).toContainEqual(
      expect.objectContaining({ part: 'answers', name: 'profile', winner: 'closed' }),
    )

    await merge(kept, closed)

    expect(await firstName(kept)).toBe('New')
    expect(await firstName(closed)).toBe('Old')
    const owner = await t.db.row(sql`select user_id as "userId" from applications where id = ${id}`)
    expect(owner).toEqual({ userId: kept.userId })
    const desk = await t.db.rows(sql`select distinct client_id as "clientId" from desk_items where id = ${id}`)
    expect(desk).toEqual([{ clientId: kept.userId }])
  })

  test('both are signed out, both addresses are told, and the old address signs in to the account that stayed', async () => {
    const [kept, closed] = await two()
    const passwordHash = await hashPassword(PASSWORD)
    await t.db.execute(sql`update users set password_hash = ${passwordHash} where id = ${kept.userId}`)
    await merge(kept, closed)
    for (const { token } of [kept, closed]) expect((await t.send('GET', '/api/users/me', { token })).status).toBe(401)
    for (const to of [kept.email, closed.email]) expect(await t.mails({ to })).toHaveLength(1)
    const signedIn = await t.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: closed.email, password: PASSWORD },
    })
    expect(signedIn.body).toMatchObject({ user: { id: kept.userId } })
  })

  test('the list has one, and a search for the old address or number finds it', async () => {
    const [kept, closed] = await two()
    await tellName(closed, 'Findable', '+989123333333')
    await merge(kept, closed)
    const found = async (search: string) => (await t.as('admin').call(users.list, { search })).rows.map(({ id }) => id)
    expect(await found(closed.email)).toEqual([kept.userId])
    expect(await found('0912 333 3333')).toEqual([kept.userId])
    const { rows } = await t.as('admin').call(users.list, { limit: 100 })
    expect(rows.map(({ id }) => id)).not.toContain(closed.userId)
  })

  test('a file of the closed account opens, and a document that both have is the accepted one', async () => {
    const [kept, closed] = await two()
    const keep = async (person: SignedInAccount, state: string) => {
      const file = await t.deps.files.receive(
        (async function* () {
          yield Buffer.from(`passport of ${person.email}`)
        })(),
        { contentType: 'application/pdf', originalName: 'passport.pdf', createdBy: person.userId },
      )
      await t.db.transaction(async (tx) => {
        await t.deps.files.keep(tx, file)
        await tx.execute(sql`
          with document as (
            insert into documents (user_id, kind, subject) values (${person.userId}, 'passport', '') returning id)
          insert into document_versions (document_id, number, file_id, state, uploaded_at)
          select id, 1, ${file.id}, ${state}, ${t.deps.now()} from document`)
      })
      return file.id
    }
    const accepted = await keep(closed, 'accepted')
    const lost = await keep(kept, 'uploaded')
    expect((await preview(kept, closed)).conflicts).toEqual([
      expect.objectContaining({ part: 'documents', name: 'passport', winner: 'closed' }),
    ])
    await merge(kept, closed)
    const mine = await t.db.rows(sql`
      select file_id as id from document_versions join documents on documents.id = document_id where user_id = ${kept.userId}`)
    expect(mine).toEqual([{ id: accepted }])
    const read = await t.deps.files.read(t.db, accepted)
    const pieces: Uint8Array[] = []
    for await (const piece of read?.content ?? []) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toBe(`passport of ${closed.email}`)

    await settleMerges(t.deps)
    expect(await t.deps.files.read(t.db, lost), 'as long as it can be undone').toBeDefined()
    t.setNow('2026-12-16T13:00:00Z')
    await settleMerges(t.deps)
    expect(await t.deps.files.read(t.db, lost)).toBeUndefined()
    expect(await t.deps.files.read(t.db, accepted)).toBeDefined()
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('whoever referred them first has referred them, once', async () => {
    const [kept, closed] = await two()
    const [first, second] = [await t.signIn('referral_agent'), await t.signIn('referral_agent')]
    const refer = (client: SignedInAccount, referrer: SignedInAccount, code: string, at: string) =>
      t.db.execute(sql`
        insert into referrals (user_id, referrer_id, code, created_at)
        values (${client.userId}, ${referrer.userId}, ${code}, ${at})`)
    await refer(kept, second, 'SECOND22', '2026-11-02T00:00:00Z')
    await refer(closed, first, 'FIRST222', '2026-11-01T00:00:00Z')
    const mergeId = await merge(kept, closed)
    const stands = () =>
      t.db.rows(sql`
        select user_id as "userId", code from referrals where user_id in (${kept.userId}, ${closed.userId}) order by code`)
    expect(await stands()).toEqual([{ userId: kept.userId, code: 'FIRST222' }])
    await t.as('admin').call(users.undoMerge, { mergeId })
    expect(await stands()).toEqual([
      { userId: closed.userId, code: 'FIRST222' },
      { userId: kept.userId, code: 'SECOND22' },
    ])
  })

  test('a withdrawn consent stays withdrawn if that was the last word', async () => {
    const [kept, closed] = await two()
    const consent = (person: SignedInAccount, given: string, withdrawn: string | null) =>
      t.db.execute(sql`
        insert into consents (id, user_id, statement, version, language, occasion, given_at, withdrawn_at)
        values (gen_random_uuid(), ${person.userId}, 'dataUse', 1, 'en', 'assessment', ${given}, ${withdrawn})`)
    await consent(closed, '2026-01-01T00:00:00Z', null)
    await consent(kept, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')
    await merge(kept, closed)
    const standing = await t.db.rows(sql`
      select 1 from consents where user_id = ${kept.userId} and withdrawn_at is null`)
    expect(standing).toEqual([])
  })
})

describe('undoing', () => {
  test('gives each account back what was its own, and what came since stays', async () => {
    const [kept, closed] = await two()
    t.setNow('2026-11-15T12:00:00Z')
    await tellName(kept, 'Old', '+989121111111')
    t.setNow('2026-11-15T13:00:00Z')
    await tellName(closed, 'New', '+989122222222')
    const { id } = await sendApplication(t, closed)
    const mergeId = await merge(kept, closed)
    await t.as('admin').call(users.undoMerge, { mergeId })
    expect([await firstName(kept), await firstName(closed)]).toEqual(['Old', 'New'])
    expect(await t.db.row(sql`select user_id as "userId" from applications where id = ${id}`)).toEqual({
      userId: closed.userId,
    })
    const { rows } = await t.as('admin').call(users.list, { search: closed.email })
    expect(rows.map((row) => row.id)).toEqual([closed.userId])
    expect(await t.as('admin').refuse(users.undoMerge, { mergeId })).toMatchObject({ code: 'CONFLICT' })
    t.setNow('2026-12-16T13:00:00Z')
    await settleMerges(t.deps)
    expect([await firstName(kept), await firstName(closed)]).toEqual(['Old', 'New'])
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('ends after thirty days; then what lost is gone, and the address still leads to the account', async () => {
    const [kept, closed] = await two()
    t.setNow('2026-11-15T12:00:00Z')
    await tellName(closed, 'Loser', '+989121111111')
    t.setNow('2026-11-15T13:00:00Z')
    await tellName(kept, 'Winner', '+989122222222')
    const mergeId = await merge(kept, closed)
    t.setNow('2026-12-16T13:00:00Z')
    await settleMerges(t.deps)
    expect([await firstName(kept), await firstName(closed)]).toEqual(['Winner', undefined])
    expect(await t.as('admin').refuse(users.undoMerge, { mergeId })).toMatchObject({ code: 'CONFLICT' })
    const { rows } = await t.as('admin').call(users.list, { search: closed.email })
    expect(rows.map((row) => row.id)).toEqual([kept.userId])
    t.setNow('2026-11-15T12:00:00Z')
  })
})

describe('is refused', () => {
  test('for oneself, a colleague, a suspended account and somebody who asked to be deleted', async () => {
    const [kept, closed] = await two()
    const admin = await t.signIn('admin')
    const agent = await t.signIn('case_review_agent')
    const because = async (one: SignedInAccount, other: SignedInAccount) =>
      (await t.as(admin).call(users.previewMerge, ids(one, other))).refusals
    expect(await because(kept, admin)).toEqual(['isMe', 'staff'])
    expect(await because(agent, kept)).toEqual(['staff'])
    await t.as(admin).call(users.suspend, { userId: closed.userId, reason: 'A test' })
    expect(await because(kept, closed)).toEqual(['suspended'])
    await t.as(admin).call(users.reopen, { userId: closed.userId })
    await t.db.execute(sql`
      insert into erasures (id, user_id, asked_at, due_at, because)
      values (gen_random_uuid(), ${closed.userId}, ${t.deps.now()}, ${t.deps.now()}, 'asked')`)
    expect(await because(kept, closed)).toEqual(['deletion'])
    const { stamp } = await t.as(admin).call(users.previewMerge, ids(kept, closed))
    expect(await t.as(admin).refuse(users.merge, { ...ids(kept, closed), stamp })).toMatchObject({ code: 'CONFLICT' })
  })

  test('for somebody who worked here once, whatever their role is today', async () => {
    const [kept, closed] = await two()
    await t.db.execute(sql`
      insert into canned_replies (id, name, body, version, changed_at, changed_by)
      values (gen_random_uuid(), '{"en": "x", "fa": "x"}', '{"en": "x", "fa": "x"}', 1, ${t.deps.now()}, ${closed.userId})`)
    expect((await preview(kept, closed)).refusals).toEqual(['staff'])
  })

  test('where both sent an application for the same program', async () => {
    const [kept, closed] = await two()
    await sendApplication(t, kept)
    await sendApplication(t, closed)
    expect((await preview(kept, closed)).refusals).toEqual(['bothSubmitted'])
  })

  test('at the second click, and when something changed since the preview', async () => {
    const [kept, closed] = await two()
    const outdated = { ...ids(kept, closed), stamp: (await preview(kept, closed)).stamp }
    await tellName(closed, 'Meanwhile', '+989121111111')
    expect(await t.as('admin').refuse(users.merge, outdated)).toMatchObject({ code: 'CONFLICT' })
    const { stamp } = await preview(kept, closed)
    const path = `/api/users/${kept.userId}/merge/${closed.userId}`
    const answers = await Promise.all([1, 2].map(() => t.as('admin').send('POST', path, { body: { stamp } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const entries = await t.db.rows(sql`
      select client_id as "clientId" from audit_entries where act = 'user.merge' and target = ${`user:${closed.userId}`}`)
    expect(entries).toHaveLength(2)
  })
})
