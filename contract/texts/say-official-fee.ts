import { hostOf, type KnownFee, type OfficialFee } from '@rahnama/rules/fees/fees.ts'
import type { Formats } from '../locale/locale.ts'
import type { officialFees } from './en/official-fees.ts'

/** A fee in its reader's language. A public page gets it written, and no calendar with it. */
export type SaidFee = {
  name: string
  amount: string | null
  /** Where we read the amount, and on which day. */
  read: { href: string; label: string } | null
  page: string
}

export function sayOfficialFee(
  { name, page, known }: OfficialFee,
  texts: typeof officialFees,
  format: Formats,
): SaidFee {
  return {
    name: texts.names[name],
    amount: known && sayAmount(known, format),
    read: known && { href: known.source, label: sayRead(known, texts, format) },
    page,
  }
}

function sayRead({ source, checked, isOfficial }: KnownFee, texts: typeof officialFees, { date, code }: Formats) {
  const day = date(checked, 'medium')
  return isOfficial ? texts.checked(day) : texts.reported(code(hostOf(source)), day)
}

/** One amount, or from which to which. */
export function sayAmount({ low, high }: KnownFee, { money, range }: Formats): string {
  return low === high ? money(low, 'CAD') : range(low, high, 'CAD')
}
