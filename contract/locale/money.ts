import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

export const CURRENCIES = ['CAD', 'CNY', 'USD', 'IRR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Each sign names its country: a bare $ would be read as the wrong dollar. */
const SIGNS: Readonly<Record<Currency, string>> = { CAD: 'CA$', CNY: 'CN¥', USD: 'US$', IRR: 'IRR\u00a0' }
const NAMES: Readonly<Record<Currency, string>> = {
  CAD: 'دلار کانادا',
  CNY: 'یوان چین',
  USD: 'دلار آمریکا',
  IRR: 'ریال',
}

export function isCurrency(value: string): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

export function formatMoney(amount: number, currency: Currency, language: Language): string {
  if (language === 'fa') return `${formatAmount(amount, language)} ${NAMES[currency]}`
  return `${amount < 0 ? '-' : ''}${SIGNS[currency]}${formatAmount(Math.abs(amount), language)}`
}

export function formatMoneyRange(from: number, to: number, currency: Currency, language: Language): string {
  if (language === 'fa') return `${formatAmount(from, language)} تا ${formatMoney(to, currency, language)}`
  return `${formatMoney(from, currency, language)}–${formatAmount(to, language)}`
}

/** A sum of an account: both digits of the cents, whatever they are. */
export function formatCents(cents: number, currency: Currency, language: Language): string {
  const amount = formatNumber(Math.abs(cents) / 100, language, { decimals: 2 })
  // A minus on the left of the whole sum, in either direction of writing.
  const sign = cents < 0 ? '\u2212' : ''
  if (language === 'fa') return `\u2066${sign}${amount}\u2069 ${NAMES[currency]}`
  return `${sign}${SIGNS[currency]}${amount}`
}

/** Cents only where there are some. */
function formatAmount(amount: number, language: Language): string {
  return formatNumber(amount, language, { decimals: Number.isInteger(amount) ? 0 : 2 })
}
