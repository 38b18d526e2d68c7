export { ConsultationCards } from './consultation-cards.tsx'
export { Offered } from './offered.tsx'
export { useWhen } from './when.tsx'
