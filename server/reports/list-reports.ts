import type { Output } from '@rahnama/contract/procedure.ts'
import type { reports } from '@rahnama/contract/reports.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { listReportsOf, toSummary } from './queries.ts'

export async function listReports(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof reports.list>> {
  return { reports: (await listReportsOf(db, userId)).map(toSummary) }
}
