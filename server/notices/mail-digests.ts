import { formats } from '@rahnama/contract/locale/locale.ts'
import { describeNotice } from '@rahnama/contract/notice-words.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { readMailChoices } from '../mail-choices/mail-choices.ts'
import { pageUrl } from '../page-url.ts'
import { localDay, nextDigest, zoneOf } from './mail-times.ts'
import { NOTICE_TEXTS, noticeMails } from './mails.ts'
import { findReader, NOTICE_COLUMNS, type NoticeRow, toEvent } from './queries.ts'

const AT_ONCE = 200
/** A mail nobody reads to its end helps nobody; the rest stands in the list it links to. */
const DIGEST_MAX = 20

export const noticeDigests = defineJob<object>('mail-digests', { cron: '*/10 * * * *' })

/** Sends everybody's morning mail whose hour has come, on the first run after it. */
export async function mailDigests(deps: Pick<Deps, 'db' | 'mail' | 'now' | 'config'>): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const due = await deps.db.rows<{ userId: string }>(sql`
      select distinct user_id as "userId" from held_mails where pace = 'daily' and due_at <= ${deps.now()}
      limit ${AT_ONCE}`)
    for (const { userId } of due) await deps.db.transaction((tx) => mailDigest(deps, tx, userId))
    found = due.length
  }
}

/** The day is claimed before anything is written: of two processes one goes on, and nobody gets two in a day. */
async function mailDigest({ mail, now, config }: Pick<Deps, 'mail' | 'now' | 'config'>, tx: Db, userId: string) {
  const choices = await readMailChoices(tx, userId)
  const claimed = await tx.execute(sql`
    insert into notice_digests (user_id, day, at) values (${userId}, ${localDay(now(), choices)}, ${now()})
    on conflict do nothing`)
  if (claimed === 0) {
    await tx.execute(sql`
      update held_mails set due_at = ${nextDigest(now(), choices)}
      where user_id = ${userId} and pace = 'daily' and due_at <= ${now()}`)
    return
  }
  const taken = await tx.rows<{ noticeId: number }>(sql`
    delete from held_mails where user_id = ${userId} and pace = 'daily' and due_at <= ${now()}
    returning notice_id as "noticeId"`)
  const rows = await tx.rows<NoticeRow>(sql`
    select ${NOTICE_COLUMNS} from notices
    where id = any(${taken.map(({ noticeId }) => noticeId)}) and read_at is null order by at, id`)
  const reader = await findReader(tx, userId)
  if (rows.length === 0 || !reader) return
  const { language, fullName, email } = reader
  const written = formats(language, { timeZone: zoneOf(choices) })
  const items = rows.slice(0, DIGEST_MAX).map((row) => describeNotice(NOTICE_TEXTS[language], written, toEvent(row)))
  const told = { fullName, items, count: rows.length, url: pageUrl(config, 'notices') }
  const mailId = await mail.queue(tx, { to: email, ...noticeMails.digest(language, told) })
  await tx.execute(sql`
    update notices set mailed_at = ${now()}, mail_id = ${mailId} where id = any(${rows.map(({ id }) => id)})`)
}
