import type { FirmFee } from '@rahnama/contract/fees.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { joinFee } from '@rahnama/contract/our-fees.ts'
import { firmFees as en } from '@rahnama/contract/texts/en/firm-fees.ts'
import { firmFees as fa } from '@rahnama/contract/texts/fa/firm-fees.ts'
import type { Db } from '../db/db.ts'
import { readAdvisorSettings } from '../site-settings/site-settings.ts'
import { listFees } from './queries.ts'

const TEXTS = { en, fa }
const MILLION = 1_000_000

type Charged = { kind: 'consultation' | 'service'; slug: string }
/** Says a fee of ours as it stood at an instant; null where none was said. */
export type FeesAt = (charged: Charged, at: Date, language: Language) => string | null

/** Reads what the owner charges, once for as many as are asked for. */
export async function feesAt(db: Db): Promise<FeesAt> {
  const [all, { value }] = await Promise.all([listFees(db), readAdvisorSettings(db)])
  return ({ kind, slug }, at, language) => {
    const said = all.filter((fee) => fee.kind === kind && fee.slug === slug)
    // Whoever came before the first word about a fee is told that one.
    const fee = said.find(({ since }) => since <= at) ?? said.at(-1)
    return fee ? sayFee(fee, value.toman, language) : null
  }
}

function sayFee(
  { basis, cad, isSample }: Omit<FirmFee, 'since'>,
  toman: { perDollar: number; on: string } | null,
  language: Language,
): string | null {
  const texts = TEXTS[language]
  if (basis === 'unsaid') return null
  if (basis === 'free' || basis === 'agreed') return texts[basis]
  const { money, number, date } = formats(language)
  const amount = unbroken(money(cad ?? 0, 'CAD'))
  const fee = basis === 'from' ? texts.from(amount) : amount
  const marked = isSample ? texts.sample(fee) : fee
  if (!toman) return marked
  // Rounded to a tenth of a million, so that nobody takes it for exact.
  const millions = Math.round(((cad ?? 0) * toman.perDollar * 10) / MILLION) / 10
  return joinFee(marked, texts.toman(number(millions), unbroken(date(toman.on))))
}

/** A figure and its unit stay on one line, and so does a day. */
function unbroken(figure: string): string {
  return figure.replaceAll(' ', '\u00a0')
}
