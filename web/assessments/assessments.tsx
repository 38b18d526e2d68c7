export { ServiceCards } from './service-cards.tsx'
