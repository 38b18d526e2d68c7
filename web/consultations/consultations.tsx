export { bookingPath } from './booking-path.ts'
export { ConsultationCards } from './consultation-cards.tsx'
export { useWhen } from './when.tsx'
