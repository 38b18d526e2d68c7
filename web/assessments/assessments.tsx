export { ServiceCards } from './service-cards.tsx'
export type { Service } from './services.ts'
