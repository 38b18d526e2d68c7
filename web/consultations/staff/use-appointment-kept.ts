import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { APPOINTMENTS_KEY, appointmentQuery } from './queries.ts'

/** Shows an appointment as it is after a change, here and in the lists. */
export function useAppointmentKept() {
  const queries = useQueryClient()
  return (appointment: StaffAppointment) => {
    queries.setQueryData(appointmentQuery(appointment.id).queryKey, appointment)
    return queries.invalidateQueries({ queryKey: [...APPOINTMENTS_KEY, 'list'] })
  }
}
