import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, join, type Sql, sql } from '../db/db.ts'
import { indexAccount } from '../search/search.ts'

/** A row of users: an account that can sign in. */
export type Account = {
  id: string
  email: string
  emailConfirmedAt: Date | null
  newEmail: string | null
  passwordHash: string | null
  isDemonstration: boolean
  fullName: string
  language: Language
  createdAt: Date
  updatedAt: Date
  lastSignInAt: Date | null
}

const COLUMNS = sql`id, email, email_confirmed_at as "emailConfirmedAt", new_email as "newEmail",
  password_hash as "passwordHash", is_demonstration as "isDemonstration", full_name as "fullName", language, created_at as "createdAt",
  updated_at as "updatedAt", last_sign_in_at as "lastSignInAt"`

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.row<Account>(sql`select ${COLUMNS} from users where id = ${id}`)
}

/** The address of an account that became part of another one leads to that one. */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.row<Account>(sql`
    select ${COLUMNS} from users
    where id = (select coalesce(merged_into, id) from users where email = ${email})`)
}

/** Accounts of the same person that became part of this one. */
export function listFormerAccounts(db: Db, id: string): Promise<Account[]> {
  return db.rows<Account>(sql`select ${COLUMNS} from users where merged_into = ${id} order by created_at`)
}

export async function getAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Error('The account is gone')
  return account
}

/** Locks the account: changes to it are made one after the other. */
export async function lockAccount(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${id} for update`)
}

export function listDemonstrationAccounts(db: Db): Promise<Account[]> {
  return db.rows<Account>(sql`select ${COLUMNS} from users where is_demonstration`)
}

type NewAccount = Pick<Account, 'email' | 'passwordHash' | 'fullName' | 'language'>
type Vouched = NewAccount & { isConfirmed: boolean; isDemonstration?: boolean }

/** Answers undefined when the address already has an account, also when two ask for it at the same moment. */
export async function insertAccount(db: Db, account: Vouched, now: Date): Promise<Account | undefined> {
  const inserted = await db.row<Account>(sql`
    insert into users (email, email_confirmed_at, password_hash, is_demonstration, full_name, language, created_at, updated_at)
    values (${account.email}, ${account.isConfirmed ? now : null}, ${account.passwordHash},
      ${account.isDemonstration ?? false}, ${account.fullName}, ${account.language}, ${now}, ${now})
    on conflict (email) do nothing
    returning ${COLUMNS}`)
  if (inserted) await indexAccount(db, inserted.id)
  return inserted
}

type Claim = NewAccount & {
  /** The stored hash that the new password opens as well, if it does. */
  sameAs: string | null
  /** Signing in waits until the address is proven. */
  mustConfirm: boolean
}

/**
 * Registers an address, also over an account whose address nobody ever confirmed or used. Whoever registers has proven
 * nothing yet, so the address is never stored as confirmed here. Of two who registered it with different
 * passwords either may be the owner, and the mail does not tell them apart: then neither password stays.
 */
export function claimAccount(db: Db, account: Claim, now: Date): Promise<Account | undefined> {
  return db.row<Account>(sql`
    insert into users (email, password_hash, full_name, language, created_at, updated_at)
    values (${account.email}, ${account.passwordHash}, ${account.fullName}, ${account.language}, ${now}, ${now})
    on conflict (email) do update set
      password_hash = case when not ${account.mustConfirm}::boolean or users.password_hash = ${account.sameAs}::text
        then excluded.password_hash end,
      full_name = excluded.full_name, language = excluded.language, updated_at = excluded.updated_at
      where users.email_confirmed_at is null and users.last_sign_in_at is null and users.suspended_at is null
        and users.merged_into is null
    returning ${COLUMNS}`)
}

type Changeable = 'email' | 'emailConfirmedAt' | 'newEmail' | 'passwordHash' | 'fullName' | 'language'
type AccountChange = { [Field in Changeable]?: Account[Field] | undefined }

const COLUMN_OF: Record<Changeable, Sql> = {
  email: sql`email`,
  emailConfirmedAt: sql`email_confirmed_at`,
  newEmail: sql`new_email`,
  passwordHash: sql`password_hash`,
  fullName: sql`full_name`,
  language: sql`language`,
}

export async function updateAccount(db: Db, id: string, change: AccountChange, now: Date): Promise<void> {
  const changes = Object.entries(change).filter(([, value]) => value !== undefined)
  const assignments = changes.map(([field, value]) => sql`${COLUMN_OF[field as Changeable]} = ${value}, `)
  await db.execute(sql`update users set ${join(assignments, '')} updated_at = ${now} where id = ${id}`)
  if (change.email !== undefined || change.fullName !== undefined) await indexAccount(db, id)
}
