import { type Db, sql } from '../db/db.ts'

/** A mailbox may be full for a day; after so many mails that never arrived we stop. */
const SOFT_FAILURES_MAX = 3

type Refusal = { since: Date; fault: string; isPermanent: boolean }

/** Answers whether mail to it stops with this failure. */
export async function recordRefusal(
  db: Db,
  { address, fault, isPermanent }: { address: string; fault: string; isPermanent: boolean },
  now: Date,
): Promise<boolean> {
  const row = await db.row<{ stoppedAt: Date | null }>(sql`
    insert into refused_addresses (address, is_permanent, failures, fault, since, stopped_at)
    values (lower(${address}), ${isPermanent}, 1, ${fault}, ${now}, case when ${isPermanent} then ${now}::timestamptz end)
    on conflict (address) do update set is_permanent = excluded.is_permanent, fault = excluded.fault,
      failures = refused_addresses.failures + 1,
      stopped_at = case when excluded.is_permanent or refused_addresses.failures + 1 >= ${SOFT_FAILURES_MAX}
        then ${now}::timestamptz end
      where refused_addresses.stopped_at is null
    returning stopped_at as "stoppedAt"`)
  return row?.stoppedAt != null
}

/** A mail arrived, or somebody here wants it tried again. */
export async function forgetRefusal(db: Db, address: string): Promise<void> {
  await db.execute(sql`delete from refused_addresses where address = lower(${address})`)
}

/** Why no mail goes to this address any more, if none does. */
export function findRefusal(db: Db, address: string): Promise<Refusal | undefined> {
  return db.row<Refusal>(sql`
    select since, fault, is_permanent as "isPermanent" from refused_addresses
    where address = lower(${address}) and stopped_at is not null`)
}

/** So long an address that nobody wrote to anew is remembered; mail to it is tried again then. */
const KEPT_DAYS = 365

/** Guests have no account that would take their address along when it goes. */
export async function purgeRefusals(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db.execute(sql`delete from refused_addresses where coalesce(stopped_at, since) < ${before}`)
}
