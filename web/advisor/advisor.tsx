export { ReviewPanel } from './staff/review-panel.tsx'
