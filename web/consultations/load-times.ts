import { type ConsultationType, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HORIZON_DAYS } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { ask } from './ask.ts'

const DAY_MS = 86_400_000

export type Times = { options: Output<typeof consultations.options>; times: Output<typeof consultations.slots> }

/** Loads everything that can be booked from now on, and who may book it; with a token, where its appointment can go. */
export async function loadTimes(type: ConsultationType, token?: string): Promise<Times> {
  const now = Date.now()
  const [options, times] = await Promise.all([
    ask(consultations.options, {}),
    ask(consultations.slots, {
      type,
      from: new Date(now).toISOString(),
      to: new Date(now + (CONSULTATION_HORIZON_DAYS + 2) * DAY_MS).toISOString(),
      ...(token && { token }),
    }),
  ])
  return { options, times }
}
