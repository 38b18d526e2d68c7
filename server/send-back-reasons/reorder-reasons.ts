import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { lockReasons, readReasons } from './queries.ts'

export function reorderReasons(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  { ids }: Input<typeof sendBackReasons.reorder>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof sendBackReasons.reorder>> {
  return db.transaction(async (tx) => {
    await lockReasons(tx)
    const known = (await readReasons(tx)).map(({ id }) => id)
    if (known.length !== ids.length || known.some((id) => !ids.includes(id))) throw new AppError('CONFLICT')
    await tx.execute(sql`update send_back_reasons set place = array_position(${ids}::text[], id)`)
    const entry = { act: 'sendBackReason.reorder', clientId: null, target: 'reasons:all' }
    await writeAudit(tx, { userId, role, requestId }, entry, now())
    return {}
  })
}
