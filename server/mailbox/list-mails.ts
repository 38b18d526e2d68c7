import { AppError } from '@rahnama/contract/errors.ts'
import type { MailSummary, mailbox } from '@rahnama/contract/mailbox.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { nothing, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { MailRecord } from '../mail/mail.ts'

/** The place of a mail in the list: the instant to the microsecond, and its id. */
const PLACE = /^(\d{1,20})_([0-9a-f-]{36})$/

type Row = Pick<MailRecord, 'id' | 'to' | 'state' | 'attempts' | 'fault' | 'createdAt' | 'settledAt'> &
  Pick<MailSummary, 'subject' | 'language'> & { place: string }

export async function listMailbox(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  _caller: unknown,
  { state, search, after, limit }: Input<typeof mailbox.list>,
): Promise<Output<typeof mailbox.list>> {
  const [, micros, id] = PLACE.exec(after ?? '') ?? []
  if (after !== undefined && !id) throw new AppError('INVALID_INPUT', { field: 'after' })
  const words = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.rows<Row>(sql`
    select id, recipient as "to", subject, language, state, attempts, fault, created_at as "createdAt",
      settled_at as "settledAt", (extract(epoch from created_at) * 1000000)::bigint::text || '_' || id as place
    from mails where true
    ${state ? sql`and state = ${state}` : nothing}
    ${search ? sql`and (lower(recipient) || ' ' || lower(subject)) like ${words}` : nothing}
    ${id ? sql`and (created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)` : nothing}
    order by created_at desc, id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  return {
    mails: shown.map(toSummary),
    next: rows.length > limit ? (shown.at(-1)?.place ?? null) : null,
    isSending: config.smtpUrl !== undefined,
  }
}

export function toSummary(row: Omit<Row, 'place'>): MailSummary {
  const { id, to, subject, language, state, attempts, fault } = row
  const [createdAt, settledAt] = [row.createdAt.toISOString(), row.settledAt?.toISOString() ?? null]
  return { id, to, subject, language, state, attempts, fault, createdAt, settledAt }
}
