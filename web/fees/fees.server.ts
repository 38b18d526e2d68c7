import { formats, type Language, officeDay } from '@rahnama/contract/locale/locale.ts'
import { type SaidFee, sayOfficialFee } from '@rahnama/contract/texts/texts.ts'
import { FEE_KINDS, FEE_NAMES, officialFee } from '@rahnama/rules/fees/fees.ts'
import { loadTexts } from '../i18n/i18n.tsx'

export type SaidFees = {
  title: string
  lead: string
  officialPage: string
  groups: { title: string; lines: SaidFee[] }[]
}

/** Everything others charge, as of today, for a page that is written on the server. */
export async function loadFees(language: Language): Promise<SaidFees> {
  const texts = await loadTexts(language, 'officialFees')
  const format = formats(language)
  const all = FEE_NAMES.map((name) => officialFee(name, officeDay(new Date())))
  return {
    title: texts.official,
    lead: texts.note,
    officialPage: texts.officialPage,
    groups: FEE_KINDS.map((kind) => ({
      title: texts.kinds[kind],
      lines: all.filter((fee) => fee.kind === kind).map((fee) => sayOfficialFee(fee, texts, format)),
    })),
  }
}
