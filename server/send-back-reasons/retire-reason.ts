import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { SendBackReason, sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { lockReasons, readOffered, readReasons } from './queries.ts'

/** A reason that decisions name is never deleted: colleagues are offered it no longer. */
export function retireReason(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  { id, isRetired }: Input<typeof sendBackReasons.retire>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<SendBackReason> {
  return db.transaction(async (tx) => {
    await lockReasons(tx)
    const [reason] = await readReasons(tx, id)
    if (!reason) throw new AppError('NOT_FOUND')
    if ((reason.retiredAt !== null) === isRetired) return reason
    const [at, by] = isRetired ? [now(), userId] : [null, null]
    await tx.execute(sql`update send_back_reasons set retired_at = ${at}, retired_by = ${by} where id = ${id}`)
    // Judged after the change: without any reason nothing could be sent back.
    if ((await readOffered(tx)).length === 0) throw new AppError('CONFLICT')
    const act = isRetired ? 'sendBackReason.retire' : 'sendBackReason.offer'
    await writeAudit(tx, { userId, role, requestId }, { act, clientId: null, target: `reason:${id}` }, now())
    return { ...reason, retiredAt: at?.toISOString() ?? null }
  })
}
