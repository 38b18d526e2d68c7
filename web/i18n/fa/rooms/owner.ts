export { people } from '@rahnama/contract/texts/fa/people.ts'
export { admin } from '../admin.ts'
export { many } from '../many.ts'
export { resource } from '../resource.ts'
