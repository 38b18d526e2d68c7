export { intakeSources } from '@rahnama/contract/texts/en/intake-sources.ts'
export { services } from '../services.ts'
