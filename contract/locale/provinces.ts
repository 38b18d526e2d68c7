import type { Language } from './language.ts'
import { collator } from './sort.ts'

export const PROVINCE_CODES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const
export type ProvinceCode = (typeof PROVINCE_CODES)[number]
export type Province = { code: ProvinceCode; name: string; synonyms: readonly string[] }

type Naming = { en: string; fa: string; synonyms?: readonly string[] }

const NAMES: Readonly<Record<ProvinceCode, Naming>> = {
  AB: { en: 'Alberta', fa: 'آلبرتا' },
  BC: { en: 'British Columbia', fa: 'بریتیش کلمبیا' },
  MB: { en: 'Manitoba', fa: 'منیتوبا', synonyms: ['مانیتوبا'] },
  NB: { en: 'New Brunswick', fa: 'نیوبرانزویک', synonyms: ['Nouveau-Brunswick'] },
  NL: { en: 'Newfoundland and Labrador', fa: 'نیوفاندلند و لابرادور' },
  NS: { en: 'Nova Scotia', fa: 'نوا اسکوشیا', synonyms: ['Nouvelle-Écosse'] },
  NT: { en: 'Northwest Territories', fa: 'قلمروهای شمال‌غربی' },
  NU: { en: 'Nunavut', fa: 'نوناووت' },
  ON: { en: 'Ontario', fa: 'انتاریو', synonyms: ['اونتاریو', 'آنتاریو'] },
  PE: { en: 'Prince Edward Island', fa: 'جزیرهٔ پرنس ادوارد', synonyms: ['PEI'] },
  QC: { en: 'Quebec', fa: 'کبک', synonyms: ['Québec'] },
  SK: { en: 'Saskatchewan', fa: 'ساسکاچوان' },
  YT: { en: 'Yukon', fa: 'یوکان', synonyms: ['یوکن'] },
}

const sorted = new Map<Language, readonly Province[]>()

/** Canada's provinces and territories, in the order a reader of the language looks for them. */
export function provinces(language: Language): readonly Province[] {
  const known = sorted.get(language)
  if (known) return known
  const made = PROVINCE_CODES.map((code) => toProvince(code, language)).sort((a, b) =>
    collator(language).compare(a.name, b.name),
  )
  sorted.set(language, made)
  return made
}

function toProvince(code: ProvinceCode, language: Language): Province {
  const { en, fa, synonyms = [] } = NAMES[code]
  return { code, name: language === 'fa' ? fa : en, synonyms: [language === 'fa' ? en : fa, code, ...synonyms] }
}
