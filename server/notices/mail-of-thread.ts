import { type Db, sql } from '../db/db.ts'

/** The mail about what somebody has not read yet in a thread: still held back, or with its state in the outbox. */
export type MailOfThread = {
  state: 'held' | 'kept' | 'queued' | 'sent' | 'failed'
  /** When it leaves, or when its state came about. */
  at: Date
  /** It tells of everything until then; what is held takes in whatever follows. */
  tellsUntil: Date | null
}

export function findMailOfThread(db: Db, userId: string, thread: string): Promise<MailOfThread | undefined> {
  return db.row<MailOfThread>(sql`
    select coalesce(mails.state, 'held') as state, coalesce(due_at, mails.settled_at, mails.created_at) as at,
      case when due_at is null then mailed_at end as "tellsUntil"
    from notices left join held_mails on notice_id = notices.id
      left join mails on mails.id = mail_id and notice_id is null
    where notices.user_id = ${userId} and thread = ${thread} and read_at is null
      and (notice_id is not null or mails.id is not null)
    order by notices.at desc limit 1`)
}
