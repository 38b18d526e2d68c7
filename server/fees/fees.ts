export { feesAt } from './fees-at.ts'
export { seedFees, seedSampleFees } from './seed-fees.ts'
