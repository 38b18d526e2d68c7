import { AppError } from '@rahnama/contract/errors.ts'
import type { FeeRow, fees } from '@rahnama/contract/fees.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readRows } from './list-fees.ts'
import { insertFee } from './queries.ts'

/** The fee from now on. What was said before stays: appointments and reports made under it go by it. */
export function setFee(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  { id, basis, cad }: Input<typeof fees.set>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<FeeRow> {
  return db.transaction(async (tx) => {
    if ((await readRows(tx, id)).length === 0) throw new AppError('NOT_FOUND')
    await insertFee(tx, { itemId: id, since: now(), basis, cad: cad ?? null, setBy: userId })
    await writeAudit(
      tx,
      { userId, role, requestId },
      { act: 'fees.set', clientId: null, target: `content:${id}` },
      now(),
    )
    const [row] = await readRows(tx, id)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  })
}
