import { late } from '../ui/late/late.tsx'

export { FeeSection } from './fee-section.tsx'

// Tables of fees and their words come after the answer they belong to; nobody waits for them.
export const ProgramFees = late(async () => (await import('./program-fees.tsx')).ProgramFees, {
  texts: ['officialFees'],
})
export const ReportFees = late(async () => (await import('./report-fees.tsx')).ReportFees, { texts: ['officialFees'] })
export const StepFees = late(async () => (await import('./step-fees.tsx')).StepFees, { texts: ['officialFees'] })
