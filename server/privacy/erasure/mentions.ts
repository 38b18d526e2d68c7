import { type Db, type Sql, sql } from '../../db/db.ts'
import type { Person } from '../data-map/data-map.ts'

type Named = Person & { fullName: string }

type JsonColumn = 'content' | 'about' | 'body' | 'before' | 'filter' | 'payload' | 'data'

/**
 * Mails and notices to staff, waiting jobs, drafts and live events speak of a client by id, number, address or name.
 * They pass anyway; with the client they go at once.
 *
 * People choose their own name and address, so neither is looked for in running text: somebody called "your account"
 * would take everybody's mails along, and ana@… those of joana@….
 */
export async function removeMentions(tx: Db, person: Named): Promise<void> {
  const numbers = (await listNumbers(tx, person)).map((number) => `%${number}%`)
  const speaks = (column: JsonColumn) => speaksOf(column, numbers, person.email)
  const notices = sql`${speaks('about')} or ${isNamedClient(person.fullName)}`
  await tx.execute(sql`
    delete from mails where ${speaks('content')} or id in (select mail_id from notices where ${notices})`)
  await tx.execute(sql`delete from held_mails where ${speaks('content')}`)
  await tx.execute(sql`delete from notices where ${notices}`)
  await tx.execute(sql`delete from staff_drafts where ${speaks('body')} or thing ilike any(${numbers}::text[])`)
  await tx.execute(sql`delete from desk_undos where ${speaks('before')}`)
  await tx.execute(sql`delete from list_exports where ${speaks('filter')}`)
  await tx.execute(sql`delete from signals where ${speaks('payload')}`)
  await tx.execute(sql`delete from pgboss.job where state <> 'active' and ${speaks('data')}`)
}

/** Whether a column holds one of their numbers anywhere, or their address whole and as a value's own words. */
function speaksOf(name: JsonColumn, numbers: readonly string[], email: string | null): Sql {
  const column: Sql = { parts: [name], values: [], isSql: true }
  const byNumber = sql`${column}::text ilike any(${numbers}::text[])`
  if (email === null) return sql`(${byNumber})`
  const whole = `(?<![[:alnum:]._%+-])${email.replace(/[^\w@-]/g, '\\$&')}(?![[:alnum:]-]|\\.[[:alnum:]])`
  return sql`(${byNumber} or (strpos(lower(${column}::text), lower(${email}::text)) > 0 and exists (
    select from jsonb_path_query(${column}, 'strict $.**') as each
    where jsonb_typeof(each) = 'string' and each #>> '{}' ~* ${whole}::text)))`
}

/** What staff were told of a client by name alone, without a case or a conversation it belongs to. */
function isNamedClient(fullName: string): Sql {
  return sql`(${fullName}::text <> '' and about ->> 'client' = ${fullName} and about ->> 'folio' is null and not about ? 'threadId')`
}

/** Made by us and like nobody else's: their ids, and the numbers we gave to what they sent. */
async function listNumbers(tx: Db, { userId, email }: Person): Promise<string[]> {
  const found = await tx.rows<{ number: string }>(sql`
    select id::text as number from applications where user_id = ${userId}
    union select reference from applications where user_id = ${userId}
    union select id::text from threads where client_id = ${userId}
    union select reference from consultations where client_id = ${userId} or lower(email) = lower(${email}::text)
    union select reference from enquiries where lower(email) = lower(${email}::text)`)
  return [userId, ...found.map(({ number }) => number)]
}
