import type { MailState } from '@rahnama/contract/mailbox.ts'
import { type Db, nothing, sql } from '../db/db.ts'
import type { StoredMailContent } from './mail-content.ts'

export type MailRecord = {
  id: string
  to: string
  state: MailState
  content: StoredMailContent
  attempts: number
  /** The server's own words when it refused. */
  fault: string | null
  createdAt: Date
  settledAt: Date | null
  /** Until then its code or link opens something. */
  secretUntil: Date | null
}

const COLUMNS = sql`id, recipient as "to", state, content, attempts, fault, created_at as "createdAt", settled_at as "settledAt",
  secret_until as "secretUntil"`

export type MailFilter = { to?: string; state?: MailState; limit?: number }

/** Lists the newest first. */
export function listMails(db: Db, { to, state, limit = 50 }: MailFilter = {}): Promise<MailRecord[]> {
  return db.rows<MailRecord>(sql`
    select ${COLUMNS} from mails
    where true
    ${to === undefined ? nothing : sql`and lower(recipient) = lower(${to})`}
    ${state === undefined ? nothing : sql`and state = ${state}`}
    order by created_at desc, id desc
    limit ${limit}`)
}

export function findMail(db: Db, id: string): Promise<MailRecord | undefined> {
  return db.row<MailRecord>(sql`select ${COLUMNS} from mails where id = ${id}`)
}

export async function insertMail(
  db: Db,
  mail: Pick<MailRecord, 'id' | 'to' | 'content' | 'state' | 'createdAt' | 'secretUntil'>,
): Promise<void> {
  const { id, to, content, state, createdAt, secretUntil } = mail
  await db.execute(sql`
    insert into mails (id, recipient, language, subject, content, state, created_at, secret_until)
    values (${id}, ${to}, ${content.language}, ${content.subject}, ${JSON.stringify(content)}, ${state}, ${createdAt},
      ${secretUntil})`)
}

export async function recordAttempt(
  db: Db,
  id: string,
  outcome: { state: MailState; fault: string | null; settledAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    update mails
    set state = ${outcome.state}, fault = ${outcome.fault}, settled_at = ${outcome.settledAt}, attempts = attempts + 1
    where id = ${id}`)
}

/** It waits once more, with all its attempts before it. Answers whether it had failed. */
export async function queueAgain(tx: Db, id: string): Promise<boolean> {
  const queued = await tx.execute(sql`
    update mails set state = 'queued', fault = null, settled_at = null where id = ${id} and state = 'failed'`)
  return queued > 0
}

/** What opens something is taken out; that the mail was written stays. One that still waits for a mail server loses it when it has left. */
const WITHOUT_SECRET = sql`content = content - 'code' - 'action' - 'otherAction' - 'calendar', secret_until = null`

/** Its code and link were used, or replaced by newer ones. */
export async function forgetSecrets(db: Db, mailIds: readonly (string | null)[], now: Date): Promise<void> {
  await db.execute(sql`update mails set secret_until = ${now} where id = any(${mailIds}::uuid[]) and state = 'queued'`)
  await db.execute(sql`update mails set ${WITHOUT_SECRET} where id = any(${mailIds}::uuid[]) and state <> 'queued'`)
}

export function forgetOldSecrets(db: Db, now: Date): Promise<number> {
  return db.execute(sql`update mails set ${WITHOUT_SECRET} where secret_until <= ${now} and state <> 'queued'`)
}

export function deleteMailsBefore(db: Db, instant: Date): Promise<number> {
  return db.execute(sql`delete from mails where created_at < ${instant} and state <> 'queued'`)
}
