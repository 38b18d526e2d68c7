export { keepReport } from './keep-report.ts'
