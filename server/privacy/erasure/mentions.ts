import { type Db, sql } from '../../db/db.ts'
import type { Person } from '../data-map/data-map.ts'

/** Shorter than this a name is a word that stands in other people's mails, too. */
const NAME_MIN_CHARS = 6

type Named = Person & { fullName: string }

/**
 * Mails and notices to staff, waiting jobs, drafts and live events speak of a client by name, address, number or id.
 * They pass anyway; with the client they go at once.
 */
export async function removeMentions(tx: Db, person: Named): Promise<void> {
  const needles = (await listNeedles(tx, person)).map((needle) => `%${needle.replace(/[\\%_]/g, '\\$&')}%`)
  const speaks = (column: 'content' | 'about' | 'body' | 'before' | 'filter' | 'payload' | 'data') =>
    sql`${{ parts: [`${column}::text ilike any(`], values: [], isSql: true } as const}${needles}::text[])`
  await tx.execute(sql`delete from mails where ${speaks('content')}`)
  await tx.execute(sql`delete from held_mails where ${speaks('content')}`)
  await tx.execute(sql`delete from notices where ${speaks('about')}`)
  await tx.execute(sql`delete from staff_drafts where ${speaks('body')} or thing ilike any(${needles}::text[])`)
  await tx.execute(sql`delete from desk_undos where ${speaks('before')}`)
  await tx.execute(sql`delete from list_exports where ${speaks('filter')}`)
  await tx.execute(sql`delete from signals where ${speaks('payload')}`)
  await tx.execute(sql`delete from pgboss.job where state <> 'active' and ${speaks('data')}`)
}

async function listNeedles(tx: Db, { userId, email, fullName }: Named): Promise<string[]> {
  const found = await tx.rows<{ needle: string }>(sql`
    select id::text as needle from applications where user_id = ${userId}
    union select reference from applications where user_id = ${userId}
    union select id::text from threads where client_id = ${userId}
    union select reference from consultations where client_id = ${userId} or lower(email) = lower(${email})
    union select reference from enquiries where lower(email) = lower(${email})`)
  const name = fullName.trim()
  return [
    userId,
    email,
    ...(name.length >= NAME_MIN_CHARS ? [JSON.stringify(name).slice(1, -1)] : []),
    ...found.map(({ needle }) => needle),
  ]
}
