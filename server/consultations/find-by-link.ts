import { AppError } from '@rahnama/contract/errors.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readLink } from './links.ts'
import { type AppointmentRow, findAppointment } from './queries.ts'

/** A link that is not ours and an appointment that is not there are the same to whoever asks. */
export async function findByLink({ seal }: Pick<Deps, 'seal'>, db: Db, token: string): Promise<AppointmentRow> {
  const id = readLink(seal, token)
  const row = id && (await findAppointment(db, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
