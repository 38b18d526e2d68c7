import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { type Actor, writeLook } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { findEnquiry, listEvents, listReplies, toEnquiry } from './queries.ts'

/** Whoever wrote to us has no account to read it in; the owner sees who looked all the same. */
export function showEnquiry({ db, now }: Deps, actor: Actor, { id }: { id: string }): Promise<Enquiry> {
  return db.transaction(async (tx) => {
    const enquiry = await readEnquiry(tx, id, now())
    const look = { act: 'enquiry.read', clientId: null, target: `enquiry:${id}` }
    await writeLook(tx, actor, { id }, look, now())
    return enquiry
  })
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
