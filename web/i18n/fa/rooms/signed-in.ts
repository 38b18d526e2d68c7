export { bell } from '../bell.ts'
export { errors } from '../errors.ts'
export { portal } from '../portal.ts'
