import type { ConsultationType, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HORIZON_DAYS } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { ask, type Contact, readContact } from '../../kept-session/kept-session.ts'

const DAY_MS = 86_400_000

export type Times = {
  options: Output<typeof consultations.options>
  times: Output<typeof consultations.slots>
  contact: Contact | undefined
}

/**
 * Loads everything that can be booked from now on, who may book it and who is asking; with a token, where its
 * appointment can go.
 */
export async function loadTimes(type: ConsultationType, token?: string): Promise<Times> {
  const now = Date.now()
  const [options, times, contact] = await Promise.all([
    ask('GET /api/consultations/options', {}),
    ask('GET /api/consultations/slots', {
      type,
      from: new Date(now).toISOString(),
      to: new Date(now + (CONSULTATION_HORIZON_DAYS + 2) * DAY_MS).toISOString(),
      ...(token && { token }),
    }),
    readContact(),
  ])
  return { options, times, contact }
}
