export { readMailChoices } from './queries.ts'
export { unsubscribeUrl } from './unsubscribe-links.ts'
export { unsubscribeRoutes } from './use-link.ts'
