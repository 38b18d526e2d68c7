import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { findEnquiry, listEvents, listReplies, toEnquiry } from './queries.ts'

export function showEnquiry({ db, now }: Deps, _caller: unknown, { id }: { id: string }): Promise<Enquiry> {
  return readEnquiry(db, id, now())
}

export async function readEnquiry(db: Db, id: string, now: Date): Promise<Enquiry> {
  const row = await findEnquiry(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toEnquiry(
    row,
    { replies: await listReplies(db, id), events: await listEvents(db, id) },
    now,
    await readOfficeCalendar(db),
  )
}
