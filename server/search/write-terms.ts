import { type Db, sql } from '../db/db.ts'
import { authorityNumberTerms, emailTerms, folioTerms, nameTerms, phoneTerms, type Term } from './terms.ts'

type Target = { kind: 'client' | 'case' | 'enquiry' | 'appointment'; id: string }

/** Replaces what a thing is found by, in the transaction that changed it. A number somebody once gave still finds them. */
async function writeTerms(tx: Db, { kind, id }: Target, terms: readonly Term[]): Promise<void> {
  const matches = terms.map(({ match }) => match)
  const folded = terms.map((term) => term.folded)
  await tx.execute(sql`
    with written as (
      insert into search_terms (target_kind, target_id, match, folded)
      select ${kind}, ${id}, match, folded from unnest(${matches}::text[], ${folded}::text[]) as new (match, folded)
      on conflict do nothing)
    delete from search_terms where target_kind = ${kind} and target_id = ${id} and match <> 'phone'
      and (match, folded) not in (select * from unnest(${matches}::text[], ${folded}::text[]))`)
}

/** From the account, those that became part of it and the profile, in both scripts. A closed account is found by nothing. */
async function readTerms(tx: Db, userId: string): Promise<Term[] | undefined> {
  type Told = Record<'fullName' | 'latin' | 'persian' | 'phone', string | null> & { emails: string[] }
  const row = await tx.row<Told>(sql`
    select array(select email from users as former where users.id in (former.id, former.merged_into)) as emails, full_name as "fullName", answers ->> 'persianName' as persian, answers ->> 'phone' as phone,
      concat_ws(' ', answers ->> 'firstName', answers ->> 'lastName') as latin
    from users left join answer_sheets on user_id = users.id and form = 'profile'
    where users.id = ${userId} and merged_into is null`)
  if (!row) return undefined
  const { emails, phone, fullName, latin, persian } = row
  return [...emails.flatMap((email) => emailTerms(email)), ...phoneTerms(phone), ...nameTerms(fullName, latin, persian)]
}

export async function indexClient(tx: Db, userId: string): Promise<void> {
  const terms = await readTerms(tx, userId)
  if (terms) await writeTerms(tx, { kind: 'client', id: userId }, terms)
}

/** What the owner finds an account by, from the moment it exists. */
export async function indexAccount(tx: Db, userId: string): Promise<void> {
  const terms = await readTerms(tx, userId)
  if (!terms) return
  const matches = terms.map(({ match }) => match)
  const folded = terms.map((term) => term.folded)
  await tx.execute(sql`
    with written as (
      insert into account_terms (user_id, match, folded)
      select ${userId}, match, folded from unnest(${matches}::text[], ${folded}::text[]) as new (match, folded)
      on conflict do nothing)
    delete from account_terms where user_id = ${userId}
      and (match, folded) not in (select * from unnest(${matches}::text[], ${folded}::text[]))`)
}

/** The desk finds only who is found there already: a client's words are searched once they have sent something. */
export async function reindexClient(tx: Db, userId: string): Promise<void> {
  await indexAccount(tx, userId)
  const known = await tx.row(sql`
    select from search_terms where target_kind = 'client' and target_id = ${userId} limit 1`)
  if (known) await indexClient(tx, userId)
}

export async function indexCase(tx: Db, applicationId: string): Promise<void> {
  const row = await tx.row<{ folio: string; authorityNumber: string | null }>(sql`
    select reference as folio, authority_number as "authorityNumber"
    from applications join cases on application_id = applications.id where applications.id = ${applicationId}`)
  if (!row) return
  const terms = [...folioTerms(row.folio), ...authorityNumberTerms(row.authorityNumber)]
  await writeTerms(tx, { kind: 'case', id: applicationId }, terms)
}

type Written = { id: string; reference: string; name: string; email: string; phone: string | null }

/** An enquiry or an appointment: whoever wrote or booked need not have an account. */
export function indexWritten(
  tx: Db,
  kind: 'enquiry' | 'appointment',
  { id, reference, name, email, phone }: Written,
): Promise<void> {
  const terms = [...folioTerms(reference), ...emailTerms(email), ...phoneTerms(phone), ...nameTerms(name)]
  return writeTerms(tx, { kind, id }, terms)
}
