import { MAIL_KINDS, type MailChoices, type MailKind } from '@rahnama/contract/mail-choices.ts'
import { type Db, sql } from '../db/db.ts'

export async function readMailChoices(db: Db, userId: string): Promise<MailChoices> {
  const rows = await db.rows<{ kind: string }>(sql`select kind from unwanted_mails where user_id = ${userId}`)
  const unwanted = new Set(rows.map(({ kind }) => kind))
  return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, !unwanted.has(kind)])) as MailChoices
}

export async function writeMailChoices(tx: Db, userId: string, choices: MailChoices, at: Date): Promise<void> {
  const unwanted = MAIL_KINDS.filter((kind) => !choices[kind])
  await tx.execute(sql`delete from unwanted_mails where user_id = ${userId} and kind <> all (${unwanted})`)
  await tx.execute(sql`
    insert into unwanted_mails (user_id, kind, since)
    select ${userId}, kind, ${at} from unnest(${unwanted}::text[]) as kind
    on conflict do nothing`)
}

/** Somebody without an account has made no choice. */
export async function wantsMail(db: Db, userId: string | null, kind: MailKind): Promise<boolean> {
  if (userId === null) return true
  const unwanted = await db.row(sql`select 1 from unwanted_mails where user_id = ${userId} and kind = ${kind}`)
  return unwanted === undefined
}
