import { listFormerAccounts } from '../../auth/auth.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { ACCOUNT_DATA, CLIENT_FILE, type Person } from '../data-map/data-map.ts'
import { removeMentions } from './mentions.ts'

/** The account alone, while the law makes us keep the client's file; or everything. */
export type Scope = 'account' | 'all'

type Able = Pick<Deps, 'files'>

/** Everything else of the file hangs on the account by foreign keys and goes with it. */
const WITHOUT_KEYS = ['case_presence', 'desk_items', 'search_terms', 'sittings'] as const

/** Deletes a person. Part of the caller's transaction; the content of files goes after the commit. */
export async function erasePerson({ files }: Able, tx: Db, userId: string, scope: Scope): Promise<void> {
  const person = await findPerson(tx, userId)
  if (!person) return
  // What lost against its like when two accounts became one is no part of the file.
  for (const { id } of await listFormerAccounts(tx, userId)) await erasePerson({ files }, tx, id, 'all')
  const theirFiles = await listFiles(tx, userId, scope)
  if (scope === 'all') await removeMentions(tx, person)
  if (person.email === null) await removeUnproven(tx, userId)
  for (const [table, { whose }] of Object.entries(ACCOUNT_DATA)) await removeRows(tx, table, whose(person))
  if (scope === 'all') {
    for (const table of WITHOUT_KEYS) {
      const rows = CLIENT_FILE[table]
      if (rows) await removeRows(tx, table, rows.whose(person))
    }
    await tx.execute(sql`delete from users where id = ${userId}`)
  } else {
    await tx.execute(sql`
      update users set email = id || '@deleted.invalid', new_email = null, password_hash = null, last_sign_in_at = null
      where id = ${userId}`)
    // The desk still finds the file by name and folio.
    await tx.execute(sql`delete from search_terms where target_id = ${userId} and match = 'email'`)
  }
  for (const { id } of theirFiles) await files.remove(tx, id)
}

async function findPerson(tx: Db, userId: string): Promise<(Person & { fullName: string }) | undefined> {
  return tx.row<Person & { fullName: string }>(sql`
    select id as "userId", case when email_confirmed_at is not null then email end as email, full_name as "fullName"
    from users where id = ${userId} for update`)
}

/** What people are mailed who have no account: it belongs to whoever reads mail at that address. */
const MAILS_TO_GUESTS = ['enquiries.%', 'consultations.%', 'consents.%', 'auth.invitation']

/** To an address that nobody proved we wrote of the account: that goes with it. */
async function removeUnproven(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from mails using users where users.id = ${userId} and lower(recipient) = lower(email)
      and mails.created_at >= users.created_at and not content ->> 'name' like any(${MAILS_TO_GUESTS}::text[])`)
  await tx.execute(sql`delete from refused_addresses using users where users.id = ${userId} and address = lower(email)`)
}

/** What they sent, and what was sent to them; while their file is kept, only what is no part of it. */
function listFiles(tx: Db, userId: string, scope: Scope): Promise<{ id: string }[]> {
  const inFile = sql`
    select file_id from document_versions join documents on documents.id = document_id where user_id = ${userId}
    union select file_id from message_files join messages on messages.id = message_id
      join threads on threads.id = thread_id where client_id = ${userId}
    union select file_id from report_files join reports on reports.id = report_id where user_id = ${userId}`
  const created = sql`select id from files where created_by = ${userId}`
  return tx.rows<{ id: string }>(scope === 'all' ? sql`${created} union ${inFile}` : sql`${created} except ${inFile}`)
}

/** Names of tables come from the data map, never from outside. */
async function removeRows(tx: Db, table: string, whose: Sql): Promise<void> {
  const named: Sql = { parts: [table], values: [], isSql: true }
  await tx.execute(sql`delete from ${named} where ${whose}`)
}
