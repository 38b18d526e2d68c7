export { intakeSources } from '@rahnama/contract/texts/fa/intake-sources.ts'
export { services } from '../services.ts'
