import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'

/** From its beginning on it can no longer be cancelled, and has an outcome. */
export function hasBegun({ startsAt }: Pick<StaffAppointment, 'startsAt'>): boolean {
  return Date.parse(startsAt) <= Date.now()
}
