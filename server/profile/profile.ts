export { loadProfile } from './load-profile.ts'
export { loadRulesProfile } from './load-rules-profile.ts'
