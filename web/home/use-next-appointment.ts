import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { appointmentsQuery } from './queries.ts'

export function useNextAppointment(): Appointment | undefined {
  const { data: appointments } = useSuspenseQuery(appointmentsQuery)
  return appointments.find(({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > Date.now())
}
