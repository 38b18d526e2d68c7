import type { StaffDraft } from '@rahnama/contract/staff-drafts.ts'
import { type Db, sql } from '../db/db.ts'

type Place = { userId: string; thing: string }
type DraftRow = { body: StaffDraft['body']; savedAt: Date }

export function findDraft(db: Db, { userId, thing }: Place): Promise<DraftRow | undefined> {
  return db.row<DraftRow>(sql`
    select body, saved_at as "savedAt" from staff_drafts where user_id = ${userId} and thing = ${thing}`)
}

export async function setDraft(db: Db, { userId, thing, body, savedAt }: Place & DraftRow): Promise<void> {
  await db.execute(sql`
    insert into staff_drafts (user_id, thing, body, saved_at)
    values (${userId}, ${thing}, ${JSON.stringify(body)}::jsonb, ${savedAt})
    on conflict (user_id, thing) do update set body = excluded.body, saved_at = excluded.saved_at`)
}

export async function deleteDraft(db: Db, { userId, thing }: Place): Promise<void> {
  await db.execute(sql`delete from staff_drafts where user_id = ${userId} and thing = ${thing}`)
}

export async function deleteDraftsBefore(db: Db, instant: Date): Promise<void> {
  await db.execute(sql`delete from staff_drafts where saved_at < ${instant}`)
}
