import type { ContentRow } from '@rahnama/contract/content/content.ts'
import { type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'

/** The title in the reader's language, or else in the other one. */
export function titleOf({ titles }: Pick<ContentRow, 'titles'>, language: Language) {
  const own = titles[language]
  if (own !== null) return { title: own, writtenIn: language }
  const other = otherLanguage(language)
  return { title: titles[other], writtenIn: other }
}
