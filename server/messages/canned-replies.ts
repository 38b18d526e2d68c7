import { AppError } from '@rahnama/contract/errors.ts'
import type { CannedReply, messageDesk } from '@rahnama/contract/message-desk.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

type Replies = { replies: CannedReply[] }

export async function listCannedReplies({ db }: { db: Db }): Promise<Replies> {
  return {
    replies: await db.rows<CannedReply>(sql`
      select id, name, body, version from canned_replies order by name ->> 'en', id`),
  }
}

/** Optimistic locking: it updates only over the version that was read. */
export function saveCannedReply(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { id, name, body, version }: Input<typeof messageDesk.saveCannedReply>,
): Promise<Replies> {
  const { userId } = actor
  const [names, bodies] = [JSON.stringify(name), JSON.stringify(body)]
  return db.transaction(async (tx) => {
    const saved =
      version === 0
        ? await tx.execute(sql`
            insert into canned_replies (id, name, body, changed_at, changed_by)
            values (${id}, ${names}::jsonb, ${bodies}::jsonb, ${now()}, ${userId}) on conflict (id) do nothing`)
        : await tx.execute(sql`
            update canned_replies set name = ${names}::jsonb, body = ${bodies}::jsonb, version = version + 1,
              changed_at = ${now()}, changed_by = ${userId}
            where id = ${id} and version = ${version}`)
    if (saved === 0) throw new AppError('CONFLICT')
    await writeAudit(tx, actor, { act: 'message.saveReply', clientId: null, target: `reply:${id}` }, now())
    return listCannedReplies({ db: tx })
  })
}

export function removeCannedReply(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { id }: Input<typeof messageDesk.removeCannedReply>,
): Promise<Replies> {
  return db.transaction(async (tx) => {
    const gone = await tx.execute(sql`delete from canned_replies where id = ${id}`)
    const entry = { act: 'message.removeReply', clientId: null, target: `reply:${id}` }
    if (gone > 0) await writeAudit(tx, actor, entry, now())
    return listCannedReplies({ db: tx })
  })
}
