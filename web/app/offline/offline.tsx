export { OfflineLinks } from './offline-links.tsx'
