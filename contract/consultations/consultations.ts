import type { Procedure } from '../procedure.ts'
import { booking } from './booking.ts'
import { ownAppointments } from './own-appointments.ts'
import { schedules } from './schedules.ts'
import { staff } from './staff.ts'

export { CONSULTATION_SIGNAL } from '../signals.ts'
export { type Appointment, type ConsultationState, StaffAppointment } from './appointment.ts'
export type { BookingObstacle } from './obstacles.ts'
export type { ConsultantSchedule, Schedule } from './schedules.ts'
export { HOLIDAYS_ABROAD, type Slot } from './slots.ts'
export { CONSULTATION_RULES, CONSULTATION_TYPES, type ConsultationType } from './types.ts'
export type { OwnersWords, WholeOwnersWords } from './words.ts'

export const consultations = {
  ...booking,
  ...ownAppointments,
  ...staff,
  ...schedules,
} as const satisfies Record<string, Procedure>
