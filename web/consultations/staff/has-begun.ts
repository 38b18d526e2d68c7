import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'

/** An appointment that has begun can no longer be cancelled, and has an outcome. */
export function hasBegun({ startsAt }: Pick<StaffAppointment, 'startsAt'>): boolean {
  return Date.parse(startsAt) <= Date.now()
}
