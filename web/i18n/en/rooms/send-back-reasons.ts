export { sendBackColumns } from '@rahnama/contract/texts/en/send-back-columns.ts'
export { sendBackReasons } from '../send-back-reasons.ts'
