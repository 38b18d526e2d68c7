import type { Formats } from '@rahnama/contract/locale/locale.ts'
import type { KnownFee, OfficialFee } from '@rahnama/rules/fees/fees.ts'
import type { Texts } from '../i18n/i18n.tsx'

/** A fee in its reader's language. A public page gets it written, and no calendar with it. */
export type SaidFee = {
  name: string
  amount: string | null
  /** Where we read the amount, and on which day. */
  read: { href: string; label: string } | null
  page: string
}

export function sayFee({ name, page, known }: OfficialFee, texts: Texts['fees'], format: Formats): SaidFee {
  return {
    name: texts.names[name],
    amount: known && sayAmount(known, format),
    read: known && { href: known.source, label: texts.checked(format.date(known.checked, 'medium')) },
    page,
  }
}

/** One amount, or from which to which. */
export function sayAmount({ low, high }: KnownFee, { money, range }: Formats): string {
  return low === high ? money(low, 'CAD') : range(low, high, 'CAD')
}
