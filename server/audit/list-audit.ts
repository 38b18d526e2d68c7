import type { audit } from '@rahnama/contract/audit.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { askForList } from '../list-files/list-files.ts'
import { countAudit, readAuditPage } from './audit-rows.ts'
import { writeListExport } from './write-audit.ts'

export async function listAudit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { after, limit, ...filter }: Input<typeof audit.list>,
): Promise<Output<typeof audit.list>> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new AppError('INVALID_INPUT', { field: 'after' })
  const from = after === undefined ? undefined : Number(after)
  const [page, total] = await Promise.all([
    readAuditPage(db, filter, { after: from, limit, now: now() }),
    countAudit(db, filter, now()),
  ])
  return { ...page, total }
}

export function exportAudit(
  deps: Deps,
  caller: Caller,
  filter: Input<typeof audit.export>,
  request: RequestInfo,
): Promise<Output<typeof audit.export>> {
  return askForList(deps, caller, { list: 'audit', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'audit', deps.now()),
  )
}
