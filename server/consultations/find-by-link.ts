import { AppError } from '@rahnama/contract/errors.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readLink } from './links.ts'
import { type AppointmentRow, findAppointment, findEither, type UnconfirmedRow } from './queries.ts'

/** A link that is not ours and an appointment that is not there are the same to whoever asks. */
export async function findByLink({ seal }: Pick<Deps, 'seal'>, db: Db, token: string): Promise<AppointmentRow> {
  const id = readLink(seal, token)
  const row = id && (await findAppointment(db, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Also finds one that waits to be confirmed. A link that we made and that opens nothing was not followed in time. */
export async function findAnyByLink(
  { seal, now }: Pick<Deps, 'seal' | 'now'>,
  db: Db,
  token: string,
): Promise<AppointmentRow | UnconfirmedRow> {
  const id = readLink(seal, token)
  if (!id) throw new AppError('NOT_FOUND')
  const row = await findEither(db, id, now())
  if (!row) throw new AppError('GONE')
  return row
}
