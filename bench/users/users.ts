import type { Input, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { users } from '@rahnama/contract/users.ts'
import { type Database, type Db, sql } from '@rahnama/server/db/db.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { indexAccount } from '@rahnama/server/search/search.ts'
import { openTestSession, signIn } from '@rahnama/server/test/accounts.ts'
import { listUsers } from '@rahnama/server/users/users.ts'
import { type Ask, planRows, spread, type Timed, timeCalls, withOwnDatabase } from '../at-size.ts'
import { inventNames } from '../desk/desk.ts'
import { plansOf } from '../plans.ts'
import type { Bench, Row } from '../row.ts'
import { withoutUpkeep } from '../without-upkeep.ts'

const COUNT = Number(process.env.BENCH_USERS ?? 200_000)
const P95_MAX_MS = 50
const CHECKED = 20

type Sample = { id: string; name: string; persianName: string; email: string; phone: string; place: string }
type Asked = [string, (sample: Sample) => Promise<void>]

/** `npm run bench -- users`: the owner's list among two hundred thousand accounts. */
export const usersBench: Bench = { name: 'users', run: () => withOwnDatabase(measureUsers) }

async function measureUsers(deps: Deps): Promise<Row[]> {
  const admin = await signIn(deps, 'admin')
  await seedUsers(deps.db)
  const { token } = await openTestSession(deps, admin.userId)
  const timed = await timeCalls(deps, await pick(deps.db), (ask) => questions(ask, token))
  return [...timed.map(toRow), ...(await readPlans(deps.db))]
}

/** A slow machine misses a budget of time; a plan that reads everything misses it on every machine. */
function readPlans(db: Database): Promise<Row[]> {
  const asked: [string, Partial<Listing>][] = [
    ['Users, the newest', {}],
    ['Users, by email', { sort: 'email', order: 'ascending' }],
    ['Users, by last sign-in', { sort: 'lastSignInAt' }],
    ['Users, clients', { role: 'student' }],
    ['Users, all staff', { role: 'staff' }],
    ['Users, unconfirmed', { state: 'unconfirmed' }],
    ['Users, suspended', { state: 'suspended' }],
    ['Users, search by two letters', { search: 'ba' }],
    ['Users, search by part of an email address', { search: 'ban.bara' }],
    ['Users, search by phone', { search: '0912 000 0042' }],
  ]
  const usual = { sort: 'createdAt', order: 'descending', limit: 50 } as const
  const plans = (listing: Partial<Listing>) =>
    plansOf(db, (watched) => listUsers({ db: watched as Database }, undefined, { ...usual, ...listing }))
  return planRows(asked.map(([what, listing]) => [what, plans(listing)]))
}

type Listing = Input<typeof users.list>

function questions(send: Ask, token: string): Asked[] {
  const ask = <P extends Procedure>(procedure: P, input: TypedInput<P>) => send(token, procedure, input)
  const search = (text: string) => ask(users.list, { search: text })
  return [
    ['Users, the newest', () => ask(users.list, {})],
    ['Users, by email', () => ask(users.list, { sort: 'email', order: 'ascending' })],
    ['Users, by last sign-in', () => ask(users.list, { sort: 'lastSignInAt' })],
    ['Users, a page far inside', ({ place }) => ask(users.list, { after: place })],
    ['Users, all staff', () => ask(users.list, { role: 'staff' })],
    ['Users, clients', () => ask(users.list, { role: 'student' })],
    ['Users, suspended', () => ask(users.list, { state: 'suspended' })],
    ['Users, unconfirmed', () => ask(users.list, { state: 'unconfirmed' })],
    ['Users, search by two letters', ({ name }) => search(name.slice(0, 2))],
    ['Users, search by the beginning of a name', ({ name }) => search(name.slice(0, 5))],
    ['Users, search by a whole name', ({ name }) => search(name)],
    ['Users, search by a name in Persian', ({ persianName }) => search(persianName)],
    ['Users, search by part of an email address', ({ email }) => search(email.slice(3, 12))],
    ['Users, search by a whole email address', ({ email }) => search(email)],
    ['Users, search by a phone number as it is dialled', ({ phone }) => search(phone.replace('+98', '0'))],
    ['Users, search for nobody', () => search('qqxqq')],
    ['Users, one account', ({ id }) => ask(users.read, { userId: id })],
  ]
}

/** Accounts of some years: most of them clients, some who never confirmed, a few suspended, one in twenty merged. */
async function seedUsers(db: Database): Promise<void> {
  await db.execute(sql`
    create table bench_names as
    select (row_number() over () - 1)::int as place, name.*
    from jsonb_to_recordset(${JSON.stringify(inventNames())}::jsonb) as name
      (latin text, persian text, "foldedPersian" text, key text, "persianKey" text)`)
  await db.execute(sql`create index on bench_names (place)`)
  const tables = ['users', 'answer_sheets', 'account_terms']
  await withoutUpkeep(db, tables, ['answer_sheets', 'account_terms'], () => db.transaction(fill))
  await db.pool.query('vacuum analyze')
  await checkTerms(db)
}

async function fill(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`
    create table bench_accounts as
    select gen_random_uuid() as id, n, lower(one.latin) as a, lower(two.latin) as b, one.persian as wa, two.persian as wb,
      one."foldedPersian" as pa, two."foldedPersian" as pb, one.key as ka, two.key as kb, one."persianKey" as pka,
      two."persianKey" as pkb, '+98912' || lpad((n % 10000000)::text, 7, '0') as phone
    from generate_series(1, ${COUNT}) as n
      join bench_names as one on one.place = n % (select count(*) from bench_names)
      join bench_names as two on two.place = n * 7919::bigint % (select count(*) from bench_names)`)
  await tx.execute(sql`
    insert into users (id, email, full_name, language, created_at, updated_at, email_confirmed_at, last_sign_in_at,
      suspended_at, suspended_because)
    select id, a || '.' || b || n || '@bench.example', initcap(a || ' ' || b), case when n % 2 = 0 then 'fa' else 'en' end,
      now() - n * interval '10 minutes', now(), case when n % 30 > 0 then now() end,
      case when n % 5 > 0 then now() - n * interval '3 minutes' end,
      case when n % 1000 = 0 then now() end, case when n % 1000 = 0 then 'A bench' end
    from bench_accounts`)
  await tx.execute(sql`
    insert into answer_sheets (user_id, form, answers, marks, version, saved_at)
    select id, 'profile', jsonb_build_object('phone', phone, 'firstName', a, 'lastName', b, 'persianName', wa || ' ' || wb),
      '{}', 1, now() from bench_accounts`)
  await tx.execute(sql`
    insert into account_terms (user_id, match, folded)
    select id, 'email', a || '.' || b || n || '@bench.example' from bench_accounts
    union all select id, 'phone', reverse(substr(phone, 2)) from bench_accounts
    union all select id, match, folded from bench_accounts cross join lateral (
      values ('name', a || ' ' || b), ('name', b || ' ' || a), ('name', pa || ' ' || pb), ('name', pb || ' ' || pa)
      union values ('soundsLike', ka || ' ' || kb), ('soundsLike', kb || ' ' || ka), ('soundsLike', pka || ' ' || pkb),
        ('soundsLike', pkb || ' ' || pka)) as spelling (match, folded)`)
  await tx.execute(sql`
    update users set merged_into = (select id from bench_accounts where n = 1) where id in (select id from bench_accounts where n % 20 = 7)`)
  await tx.execute(sql`delete from account_terms where user_id in (select id from bench_accounts where n % 20 = 7)`)
}

/** Writing them again by the product's own hand changes nothing: the figures are about what it would search. */
async function checkTerms(db: Database): Promise<void> {
  const sample = await db.rows<{ id: string }>(sql`
    select id from users where email like '%@bench.example' and merged_into is null and not exists (
      select from users as former where former.merged_into = users.id) limit ${CHECKED}`)
  const ids = sample.map(({ id }) => id)
  const written = () =>
    db.rows(sql`select * from account_terms where user_id = any(${ids}::uuid[]) order by user_id, match, folded`)
  const before = JSON.stringify(await written())
  for (const id of ids) await indexAccount(db, id)
  if (JSON.stringify(await written()) !== before) throw new Error('The seeded terms are not those the product writes')
}

function pick(db: Database): Promise<Sample[]> {
  return db.rows<Sample>(sql`
    select users.id, full_name as name, answers ->> 'persianName' as "persianName", email, answers ->> 'phone' as phone,
      (extract(epoch from created_at) * 1000000)::bigint::text || '_' || users.id as place
    from unnest(${spread(COUNT)}::bigint[]) as n join bench_accounts using (n) join users using (id)
      join answer_sheets on answer_sheets.user_id = users.id and form = 'profile'`)
}

function toRow({ what, p95 }: Timed): Row {
  return {
    what: `${what}, of ${COUNT.toLocaleString('en')} (p95)`,
    budget: `${P95_MAX_MS} ms or less`,
    measured: `${p95.toFixed(1)} ms`,
    ok: p95 <= P95_MAX_MS,
  }
}
