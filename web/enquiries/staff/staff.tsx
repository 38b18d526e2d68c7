export { EnquiriesPanel } from './enquiries-panel.tsx'
export { ENQUIRIES_KEY } from './queries.ts'
