export { ConsultationCards } from './consultation-cards.tsx'
