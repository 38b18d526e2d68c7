import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { MailContent } from '../mail/mail.ts'

const AT_ONCE = 100

export const heldMailRelease = defineJob<object>('release-held-mails', { cron: '* * * * *' })

type Due = { noticeId: number; content: MailContent; email: string; isRead: boolean }

/** What waited for its moment leaves now, unless it was read meanwhile. Each is taken by one process. */
export async function releaseHeldMails(deps: Pick<Deps, 'db' | 'mail' | 'now'>): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) found = await deps.db.transaction((tx) => releaseSome(deps, tx))
}

async function releaseSome({ mail, now }: Pick<Deps, 'mail' | 'now'>, tx: Db): Promise<number> {
  const due = await tx.rows<Due>(sql`
    select notice_id as "noticeId", content, email, read_at is not null as "isRead"
    from held_mails join notices on notices.id = notice_id join users on users.id = held_mails.user_id
    where pace = 'immediately' and due_at <= ${now()}
    order by due_at limit ${AT_ONCE} for update of held_mails skip locked`)
  const unread = due.filter(({ isRead }) => !isRead)
  for (const { noticeId, content, email } of unread) {
    const mailId = await mail.queue(tx, { to: email, ...content })
    await tx.execute(sql`update notices set mailed_at = ${now()}, mail_id = ${mailId} where id = ${noticeId}`)
  }
  await tx.execute(sql`delete from held_mails where notice_id = any(${due.map(({ noticeId }) => noticeId)})`)
  return due.length
}
