export { keepReport } from './keep-report.ts'
export { printReport } from './print/print.ts'
