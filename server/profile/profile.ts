export { loadProfile, type ProfileState } from './load-profile.ts'
export { loadRulesProfile } from './load-rules-profile.ts'
