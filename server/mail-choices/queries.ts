import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { DEFAULT_PACES, MAIL_KINDS, type MailKind, type MailPace } from '@rahnama/contract/mail-kinds.ts'
import { type Db, sql } from '../db/db.ts'

type Hours = { timeZone: string | null; quietFrom: number | null; quietUntil: number | null }

export async function readMailChoices(db: Db, userId: string): Promise<MailChoices> {
  const chosen = await db.rows<{ kind: MailKind; pace: MailPace }>(sql`
    select kind, pace from mail_paces where user_id = ${userId} and kind = any(${[...MAIL_KINDS]})`)
  const hours = await db.row<Hours>(sql`
    select time_zone as "timeZone", quiet_from as "quietFrom", quiet_until as "quietUntil"
    from mail_hours where user_id = ${userId}`)
  const { timeZone = null, quietFrom: from = null, quietUntil: until = null } = hours ?? {}
  return {
    paces: { ...DEFAULT_PACES, ...Object.fromEntries(chosen.map(({ kind, pace }) => [kind, pace])) },
    timeZone,
    quietHours: from !== null && until !== null ? { from, until } : null,
  }
}

export async function writePace(
  tx: Db,
  userId: string,
  { kind, pace }: { kind: MailKind; pace: MailPace },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into mail_paces (user_id, kind, pace, since) values (${userId}, ${kind}, ${pace}, ${at})
    on conflict (user_id, kind) do update set pace = excluded.pace, since = excluded.since
      where mail_paces.pace <> excluded.pace`)
}

export async function writeHours(
  tx: Db,
  userId: string,
  { timeZone, quietHours }: Pick<MailChoices, 'timeZone' | 'quietHours'>,
): Promise<void> {
  await tx.execute(sql`
    insert into mail_hours (user_id, time_zone, quiet_from, quiet_until)
    values (${userId}, ${timeZone}, ${quietHours?.from ?? null}, ${quietHours?.until ?? null})
    on conflict (user_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until`)
}

/** A device tells where it is once; what somebody chose, or told before, stays. */
export async function writeFirstZone(tx: Db, userId: string, timeZone: string): Promise<void> {
  await tx.execute(sql`
    insert into mail_hours (user_id, time_zone) values (${userId}, ${timeZone})
    on conflict (user_id) do update set time_zone = excluded.time_zone where mail_hours.time_zone is null`)
}
