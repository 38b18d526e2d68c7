import { sayFormula as say } from '@rahnama/contract/commission-formula.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Earning } from '@rahnama/contract/referral-terms.ts'
import { commission as en } from '@rahnama/contract/texts/en/commission.ts'
import { commission as fa } from '@rahnama/contract/texts/fa/commission.ts'

export function commissionWords(language: Language) {
  return { texts: language === 'fa' ? fa : en, formats: formats(language) }
}

type Summed = Pick<Earning, 'share' | 'receivedCents' | 'cents' | 'terms'>

export function sayFormula(earning: Summed, language: Language): string {
  const { texts, formats: written } = commissionWords(language)
  return say(texts, written, earning)
}
