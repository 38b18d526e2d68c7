import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { appointmentsQuery } from './queries.ts'

/** The next one to come, or the one that is under way. */
export function nextOf(appointments: readonly Appointment[]): Appointment | undefined {
  return appointments.find(({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > Date.now())
}

export function useNextAppointment(): Appointment | undefined {
  return nextOf(useSuspenseQuery(appointmentsQuery).data)
}
