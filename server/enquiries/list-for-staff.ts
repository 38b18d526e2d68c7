import type { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { countOpen, listEnquiries, toSummary } from './queries.ts'

export async function listForStaff(
  { db, now }: Deps,
  { userId }: Caller,
  { state, assignee, after, limit }: Input<typeof enquiries.list>,
): Promise<Output<typeof enquiries.list>> {
  const assigneeId = { anyone: undefined, me: userId, nobody: null }[assignee]
  const rows = await listEnquiries(db, { state, assigneeId, after, limit: limit + 1 })
  const calendar = await readOfficeCalendar(db)
  return {
    enquiries: rows.slice(0, limit).map((row) => toSummary(row, now(), calendar)),
    hasMore: rows.length > limit,
    counts: await countOpen(db, now()),
  }
}
