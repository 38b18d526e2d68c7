export { type FeesAt, feesAt } from './fees-at.ts'
export { seedFees, seedSampleFees } from './seed-fees.ts'
