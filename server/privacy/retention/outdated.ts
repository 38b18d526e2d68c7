import type { RetentionKind } from '@rahnama/contract/privacy.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'

const AT_ONCE = 1000

/** An account is announced and then deleted as a person; the rest is deleted by its age alone. */
export type DeletedByAge = Exclude<RetentionKind, 'accounts'>

export function isDeletedByAge(kind: RetentionKind): kind is DeletedByAge {
  return kind !== 'accounts'
}

type Outdated = { table: Sql; where: (before: Date) => Sql }

const OUTDATED: Record<DeletedByAge, Outdated> = {
  enquiries: {
    table: sql`enquiries`,
    where: (before) => sql`state <> 'open' and coalesce(closed_at, answered_at) < ${before}`,
  },
  appointments: {
    table: sql`consultations`,
    // Whoever has a case has a file, and their appointments are part of it.
    where: (before) => sql`ends_at < ${before} and not exists (
      select from applications where user_id = client_id and submitted_at is not null)`,
  },
  assistant: { table: sql`advisor_turns`, where: (before) => sql`asked_at < ${before}` },
  cases: {
    table: sql`applications`,
    where: (before) => sql`submitted_at is not null and closed_at < ${before}`,
  },
}

export async function hasOutdated(db: Db, kind: DeletedByAge, before: Date): Promise<boolean> {
  const { table, where } = OUTDATED[kind]
  const row = await db.row<{ is: boolean }>(sql`select exists (select from ${table} where ${where(before)}) as is`)
  return row?.is ?? false
}

/**
 * Deletes some of it and answers how many; nought when none is left. What hangs on the rows goes with them by foreign
 * keys, and from the desk by a trigger.
 */
export function removeOutdated(db: Db, kind: DeletedByAge, before: Date): Promise<number> {
  const { table, where } = OUTDATED[kind]
  return db.execute(sql`
    delete from ${table} where id in (
      select id from ${table} where ${where(before)} limit ${AT_ONCE} for update skip locked)`)
}
