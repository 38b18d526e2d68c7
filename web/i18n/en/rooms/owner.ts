export { people } from '@rahnama/contract/texts/en/people.ts'
export { admin } from '../admin.ts'
export { many } from '../many.ts'
export { resource } from '../resource.ts'
