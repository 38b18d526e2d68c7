import type { Formats } from './locale/locale.ts'
import type { Earning } from './referral-terms.ts'
import type { commission } from './texts/en/commission.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** How a sum came about, in one sentence: "10% of CA$1,200.00 = CA$120.00, terms 3". */
export function sayFormula(
  texts: Pick<typeof commission, 'percentOf' | 'fixed'>,
  formats: Pick<Formats, 'cents' | 'percent' | 'number'>,
  { share, receivedCents, cents, terms }: Pick<Earning, 'share' | 'receivedCents' | 'cents' | 'terms'>,
): string {
  const [amount, version] = [formats.cents(cents, 'CAD'), formats.number(terms)]
  if (share.kind === 'fixed' || receivedCents === null) return texts.fixed(amount, version)
  const percent = formats.percent(share.amount / BASIS_POINTS_PER_PERCENT)
  return texts.percentOf(percent, formats.cents(receivedCents, 'CAD'), amount, version)
}
