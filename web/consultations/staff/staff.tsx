export { AppointmentsPanel } from './appointments-panel.tsx'
export { APPOINTMENTS_KEY } from './queries.ts'
