import { formats } from '@rahnama/contract/locale/locale.ts'
import { noticePath } from '@rahnama/contract/notice-kinds.ts'
import { describeNotice } from '@rahnama/contract/notice-words.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { readMailChoices } from '../mail-choices/mail-choices.ts'
import { afterQuietHours, zoneOf } from './mail-times.ts'
import { NOTICE_TEXTS, noticeMails } from './mails.ts'
import { findReader, NOTICE_COLUMNS, type NoticeRow, type Reader, toEvent } from './queries.ts'
import { listAdmins } from './recipients.ts'
import { nextReminder, REMINDERS_MAX } from './reminder-days.ts'
import { type Teller, tell } from './tell.ts'

const AT_ONCE = 100

export const noticeReminders = defineJob<object>('remind-of-acts', { cron: '*/10 * * * *' })

type Waiting = NoticeRow & { reminded: number }

export async function remindOfActs(deps: Teller & Pick<Deps, 'db'>): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) found = await deps.db.transaction((tx) => remindSome(deps, tx))
}

async function remindSome(deps: Teller, tx: Db): Promise<number> {
  const due = await tx.rows<Waiting>(sql`
    select ${NOTICE_COLUMNS}, reminded from notices where remind_at <= ${deps.now()}
    order by remind_at limit ${AT_ONCE} for update skip locked`)
  for (const notice of due) await remind(deps, tx, notice)
  return due.length
}

async function remind(deps: Teller, tx: Db, notice: Waiting): Promise<void> {
  const reader = await findReader(tx, notice.userId)
  if (notice.settledAt || !reader) return setReminder(tx, notice, { reminded: notice.reminded, at: null })
  if (notice.reminded >= REMINDERS_MAX) {
    await tellOfSilence(deps, tx, notice, reader)
    return setReminder(tx, notice, { reminded: notice.reminded, at: null })
  }
  const choices = await readMailChoices(tx, reader.id)
  const mayLeaveAt = afterQuietHours(deps.now(), choices)
  if (mayLeaveAt > deps.now()) return setReminder(tx, notice, { reminded: notice.reminded, at: mayLeaveAt })
  const { language, fullName, email } = reader
  const event = toEvent(notice)
  const words = describeNotice(NOTICE_TEXTS[language], formats(language, { timeZone: zoneOf(choices) }), event)
  const isLast = notice.reminded === REMINDERS_MAX - 1
  const told = { fullName, url: `${deps.config.publicUrl}${noticePath(event)}`, ...words, isLast }
  await deps.mail.queue(tx, { to: email, ...noticeMails.reminder(language, told) })
  const reminded = notice.reminded + 1
  await setReminder(tx, notice, { reminded, at: nextReminder(notice.at, reminded) })
}

async function setReminder(tx: Db, { id }: Waiting, next: { reminded: number; at: Date | null }): Promise<void> {
  await tx.execute(sql`update notices set reminded = ${next.reminded}, remind_at = ${next.at} where id = ${id}`)
}

type OpenCase = { folio: string; ownerId: string | null }

/** A person may still reach them where our mail does not. */
async function tellOfSilence(deps: Teller, tx: Db, { id }: Waiting, { id: clientId, fullName }: Reader): Promise<void> {
  const open = await tx.row<OpenCase>(sql`
    select reference as folio, owner_id as "ownerId" from applications join cases on application_id = applications.id
    where user_id = ${clientId} and closed_at is null order by changed_at desc limit 1`)
  const owner = open?.ownerId ? [{ userId: open.ownerId, because: 'owner' } as const] : await listAdmins(tx)
  await tell(deps, tx, {
    ...{ kind: 'clientSilent', about: { folio: open?.folio ?? null, client: fullName } },
    ...{ event: `silent:${id}`, to: owner, by: null },
  })
}
