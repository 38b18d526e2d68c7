import type { LanguageResult, Levels, OfficialLanguage } from '../language/language.ts'
import { isSameLanguage, languageOf, levelsOf, lowestLevel } from '../language/language.ts'
import type { CrsInput } from './input.ts'

/** A candidate's results as levels, read once for all sections. */
export type CandidateLanguages = {
  first: Levels | null
  second: Levels | null
  secondRepeatsFirst: boolean
  lowestOfFirst: number
  english: Levels | null
  french: Levels | null
}

export function candidateLanguages({ firstLanguage, secondLanguage = null }: CrsInput): CandidateLanguages {
  const secondRepeatsFirst = isSameLanguage(firstLanguage, secondLanguage)
  const first = firstLanguage && levelsOf(firstLanguage)
  const second = secondRepeatsFirst ? null : secondLanguage && levelsOf(secondLanguage)
  const levelsIn = (language: OfficialLanguage) => {
    if (isIn(language, firstLanguage)) return first
    return isIn(language, secondLanguage) ? second : null
  }
  return {
    first,
    second,
    secondRepeatsFirst,
    lowestOfFirst: first ? lowestLevel(first) : 0,
    english: levelsIn('english'),
    french: levelsIn('french'),
  }
}

function isIn(language: OfficialLanguage, result: LanguageResult | null): boolean {
  return result !== null && languageOf(result.test) === language
}
