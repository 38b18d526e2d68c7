export { addressOf } from './address-of.ts'
export { Count } from './count.tsx'
export { DeskFrame } from './desk-frame.tsx'
export { DESK_KEY, whenShown } from './queries.ts'
