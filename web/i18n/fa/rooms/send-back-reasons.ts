export { sendBackColumns } from '@rahnama/contract/texts/fa/send-back-columns.ts'
export { sendBackReasons } from '../send-back-reasons.ts'
