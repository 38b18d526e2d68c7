export { findSlots } from './find-slots.ts'
export { listBookable, lockConsultants } from './schedules.ts'
