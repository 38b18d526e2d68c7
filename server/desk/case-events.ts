import type { CaseEventKind } from '@rahnama/contract/cases/cases.ts'
import { type Db, sql } from '../db/db.ts'

type NewEvent = {
  what: CaseEventKind
  actorId: string | null
  side?: 'client' | 'office'
  about?: Record<string, string | null>
  text?: string | null
}

/** What happened on the firm's side; a client never reads it. */
export async function addCaseEvent(tx: Db, applicationId: string, event: NewEvent, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into case_events (application_id, what, actor_id, side, at, about, text)
    values (${applicationId}, ${event.what}, ${event.actorId}, ${event.side ?? 'office'}, ${at},
      ${JSON.stringify(event.about ?? {})}::jsonb, ${event.text ?? null})`)
}
