export { PeriodChoice, usePeriod } from './period.tsx'
