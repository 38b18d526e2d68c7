import type { firmFees as en } from '../en/firm-fees.ts'

export const firmFees: typeof en = {
  free: 'رایگان',
  from: (amount) => `از ${amount}`,
  agreed: 'طبق توافق با شما',
  sample: (fee) => `${fee} (مبلغ نمونه)`,
  toman: (millions, day) => `حدود ${millions}\u00a0میلیون تومان با نرخ ${day} ما`,
}
