import { findAccount } from '../auth/auth.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { readMailChoices } from '../mail-choices/mail-choices.ts'
import { messageMails } from './mails.ts'

const AT_ONCE = 200

export const unreadMail = defineJob<object>('mail-unread-messages', { cron: '* * * * *' })

type Unread = { clientId: string; subjects: string[]; newest: string }

/** One mail for all that a client has not read, however many messages and conversations that is. What was read needs none. */
export async function mailUnread(deps: Pick<Deps, 'db' | 'now' | 'mail' | 'config'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const unread of await takeDue(tx, deps.now())) {
      const account = await findAccount(tx, unread.clientId)
      if (!account || (await readMailChoices(tx, account.id)).paces.messages === 'never') continue
      const { email, language, fullName } = account
      const { publicUrl } = deps.config
      await deps.mail.queue(tx, {
        to: email,
        ...messageMails.unread(language, { publicUrl, fullName, subjects: unread.subjects, threadId: unread.newest }),
      })
    }
  })
}

/** Takes along what would be due a little later for the same client; two processes take different clients. */
function takeDue(tx: Db, now: Date): Promise<Unread[]> {
  return tx.rows<Unread>(sql`
    with due as (
      select id, client_id from threads where mail_due_at <= ${now} order by mail_due_at limit ${AT_ONCE}
      for update skip locked),
    taken as (
      update threads set mail_due_at = null
      where mail_due_at is not null and client_id in (select client_id from due)
      returning id, client_id, subject, last_at, newest_of_office > client_read as is_unread)
    select client_id as "clientId", array_agg(subject order by last_at desc) as subjects,
      (array_agg(id order by last_at desc))[1] as newest
    from taken where is_unread group by client_id`)
}
