import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { advisor } from '@rahnama/contract/advisor/advisor.ts'
import { audit } from '@rahnama/contract/audit.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { users } from '@rahnama/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, type Sql, sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { sendApplication } from '../../test/cases.ts'
import { useTestApp } from '../../test/test.ts'
import { replayJournal } from '../replay-journal.ts'
import { carryOutErasures } from './carry-out.ts'

const t = useTestApp()

const DUE = '2026-12-15T12:00:01Z'
/** A word that stands in everything this person wrote, sent or was sent. */
const CANARY = 'Zqxcanary'

const askFor = (person: SignedInAccount) => t.as(person).call(privacy.askForDeletion, {})

/** Everywhere a word may lie: every row of every table of ours and of the queue, named by table and column. */
async function findEverywhere(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await db.rows<{ table: string }>(sql`
    select format('%I.%I', nspname, relname) as table from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind = 'r' order by 1`)
  const needles = words.map((word) => `%${word}%`)
  const found = await Promise.all(
    tables.map(({ table }) => {
      const named: Sql = { parts: [table], values: [], isSql: true }
      return db.rows<{ key: string }>(sql`
        select distinct key from (select to_jsonb(each) as row from ${named} as each) as rows, jsonb_each_text(row)
        where row::text ilike any(${needles}::text[]) and value ilike any(${needles}::text[])`)
    }),
  )
  return found.flatMap((columns, place) => columns.map(({ key }) => `${tables[place]?.table}.${key}`)).sort()
}

async function keepFile(person: SignedInAccount): Promise<string> {
  async function* content() {
    yield Buffer.from(CANARY)
  }
  const about = { contentType: 'application/pdf', originalName: `${CANARY}.pdf`, createdBy: person.userId }
  const file = await t.deps.files.receive(content(), about)
  await t.db.transaction(async (tx) => {
    await t.deps.files.keep(tx, file)
    await tx.execute(sql`
      with kept as (insert into documents (id, user_id, kind, subject)
        values (gen_random_uuid(), ${person.userId}, 'passport', ${CANARY}) returning id)
      insert into document_versions (id, document_id, number, file_id, state, uploaded_at, note)
      select gen_random_uuid(), id, 1, ${file.id}, 'uploaded', ${t.deps.now()}, ${CANARY} from kept`)
  })
  return file.id
}

/** Somebody who has used everything there is, with the same word everywhere. */
async function liveFully(person: SignedInAccount): Promise<{ folio: string; fileId: string }> {
  const { userId, email } = person
  await t.db.execute(sql`update users set full_name = ${`${CANARY} Person`} where id = ${userId}`)
  const { reference: folio } = await sendApplication(t, person)
  await t.as(person).call(messages.begin, {
    id: randomUUID(),
    messageId: randomUUID(),
    kind: 'general',
    subject: CANARY,
    body: `${CANARY} writes`,
  })
  await t
    .as(person)
    .call(advisor.ask, { id: randomUUID(), question: `${CANARY} asks` } as never)
    .catch(() => undefined)
  const fileId = await keepFile(person)
  await t.as('case_review_agent').call(cases.read, { folio })
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into self_checks (user_id, answers, kept_at) values (${userId}, ${JSON.stringify({ a: CANARY })}, now())
      on conflict do nothing`)
    await tx.execute(sql`
      insert into enquiries (id, idempotency_key, reference, state, name, email, message, language, received_at, due_at, version)
      values (gen_random_uuid(), gen_random_uuid(), 'E-ZQX1', 'open', ${CANARY}, ${email}, ${CANARY}, 'en', now(), now(), 1)`)
    await tx.execute(sql`
      insert into search_terms (target_kind, target_id, match, folded)
      select 'enquiry', id, 'name', ${CANARY.toLowerCase()} from enquiries where reference = 'E-ZQX1'`)
    await t.deps.mail.queue(tx, {
      to: 'office@rahnama.example',
      name: 'notices.news',
      language: 'en',
      subject: `About ${CANARY} Person`,
      greeting: 'Hello,',
      paragraphs: [folio],
    } as never)
    await tx.execute(sql`
      insert into staff_drafts (user_id, thing, body, saved_at)
      select id, ${`reply:${userId}`}, ${JSON.stringify({ text: CANARY })}, now() from users where id <> ${userId} limit 1`)
  })
  return { folio, fileId }
}

describe('a person who asks to be deleted', () => {
  let mina: SignedInAccount
  let lived: { folio: string; fileId: string }
  beforeAll(async () => {
    mina = await t.signIn('student')
    lived = await liveFully(mina)
  })
  afterAll(() => rm(t.deps.config.backupDir, { recursive: true, force: true }))

  test('is told the day and can stop it until then', async () => {
    const { deletion } = await askFor(mina)
    expect(deletion).toMatchObject({ dueAt: '2026-12-15T12:00:00.000Z', isSuspended: true })
    const mail = (await t.mails({ to: mina.email })).find(({ content }) => content.subject.includes('15 December 2026'))
    expect(JSON.stringify(mail?.content)).toContain('/settings/privacy')
    expect(await t.as(mina).refuse(privacy.askForDeletion, {})).toMatchObject({ code: 'CONFLICT' })
    expect((await t.as(mina).call(privacy.stopDeletion, {})).deletion).toBeNull()
    t.setNow(DUE)
    await carryOutErasures(t.deps)
    expect(await t.db.row(sql`select 1 from users where id = ${mina.userId}`)).toBeDefined()
  })

  test('is reminded once, three days before', async () => {
    t.setNow('2026-11-15T12:00:00Z')
    await askFor(mina)
    t.setNow('2026-12-13T12:00:00Z')
    await carryOutErasures(t.deps)
    await carryOutErasures(t.deps)
    const told = await t.db.rows(sql`select 1 from notices where kind = 'deletionSoon' and user_id = ${mina.userId}`)
    expect(told).toHaveLength(1)
  })

  test('waits while a case of theirs is with us', async () => {
    t.setNow(DUE)
    await carryOutErasures(t.deps)
    expect((await t.as(mina).call(privacy.deletion, {})).deletion?.isSuspended).toBe(true)
  })

  test('loses the account when the case is over, while the law keeps their file, and they are told until when', async () => {
    await t.db.execute(sql`
      update applications set closed_at = '2026-12-10T12:00:00Z', stage = 'withdrawn', turn = 'nobody' where user_id = ${mina.userId}`)
    expect(await t.as(mina).call(privacy.deletion, {})).toMatchObject({ fileUntil: '2032-12-10', isUnderWay: false })
    await carryOutErasures(t.deps)
    expect(await t.refuse(users.me, {}, { token: mina.token })).toMatchObject({ status: 401 })
    expect(await findEverywhere(t.db, [mina.email])).toEqual([])
    expect(await t.db.row(sql`select 1 from applications where user_id = ${mina.userId}`)).toBeDefined()
    expect(await t.deps.files.find(t.db, lived.fileId)).toBeDefined()
  })

  test('is gone from every table, the queue and the store when that time is over', async () => {
    t.setNow('2032-12-11T12:00:00Z')
    await carryOutErasures(t.deps)
    await t.runJobs()
    expect(await findEverywhere(t.db, [CANARY, mina.email, lived.folio])).toEqual([])
    // Their id alone stays: in the audit, and where it says that they were deleted.
    expect(await findEverywhere(t.db, [mina.userId])).toEqual([
      'public.audit_entries.actor_id',
      'public.audit_entries.client_id',
      'public.erasures.user_id',
    ])
    const store = join(t.deps.config.dataDir, 'files', lived.fileId.slice(0, 2), lived.fileId)
    await expect(stat(store)).rejects.toThrow('ENOENT')
  })

  test('has no name in the audit any more', async () => {
    const { rows } = await t.as('admin').call(audit.list, { capability: 'privacy' })
    const erased = rows.find(({ act }) => act === 'privacy.erase')
    expect(erased).toMatchObject({
      client: { id: mina.userId, name: null, goneAt: expect.any(String) },
      actor: null,
      actorRole: 'erasure',
    })
  })
})

test('without a case everything goes at once, and a restored backup does not bring them back', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const nima = await t.signIn('student')
  await askFor(nima)
  t.setNow(DUE)
  await carryOutErasures(t.deps)
  expect(await t.db.row(sql`select 1 from users where id = ${nima.userId}`)).toBeUndefined()
  await t.db.execute(sql`
    insert into users (id, email, full_name, language, created_at, updated_at)
    values (${nima.userId}, 'restored@example.com', 'Restored', 'en', now(), now())`)
  expect(await replayJournal(t.deps, join(t.deps.config.backupDir, 'any.backup'))).toMatchObject({ people: 1 })
  expect(await t.db.row(sql`select 1 from users where id = ${nima.userId}`)).toBeUndefined()
})

test('an archive that was asked for comes first, and staff are the owner’s to part from', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const sara = await t.signIn('student')
  await askFor(sara)
  t.setNow(DUE)
  await t.as(sara).call(privacy.askForExport, {})
  await carryOutErasures(t.deps)
  expect(await t.db.row(sql`select 1 from users where id = ${sara.userId}`)).toBeDefined()
  expect(await t.as('case_review_agent').refuse(privacy.askForDeletion, {})).toMatchObject({ code: 'CONFLICT' })
})

test('hundreds who wait for an answer of ours keep nobody after them from being deleted', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  await t.db.execute(sql`
    with waiting as (
      insert into users (id, email, full_name, language, created_at, updated_at)
      select gen_random_uuid(), 'waits' || n || '@example.com', 'Robin Sample', 'en', ${t.deps.now()}, ${t.deps.now()}
      from generate_series(1, 201) as n returning id),
    asked as (
      insert into corrections (id, user_id, what, asked_at, due_at)
      select gen_random_uuid(), id, 'My name', ${t.deps.now()}, ${t.deps.now()} from waiting)
    insert into erasures (id, user_id, asked_at, due_at, because)
    select gen_random_uuid(), id, ${t.deps.now()}, '2026-12-15T11:00:00Z', 'asked' from waiting`)
  const last = await t.signIn('student')
  await askFor(last)
  t.setNow(DUE)
  await carryOutErasures(t.deps)
  expect(await t.db.row(sql`select 1 from users where id = ${last.userId}`)).toBeUndefined()
  expect(await t.db.rows(sql`select 1 from users where email like 'waits%'`)).toHaveLength(201)
})
