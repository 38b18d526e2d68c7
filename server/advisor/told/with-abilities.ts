import {
  ABILITIES,
  type LanguageResult,
  languageOf,
  levelsOf,
  type OfficialLanguage,
  scoreInput,
} from '@rahnama/rules/language/language.ts'
import { toCrsInput } from '@rahnama/rules/profile/profile.ts'
import type { Context } from '../answers/answers.ts'
import type { Told, ToldAbilities } from '../understand/understand.ts'
import { isWhole } from './counting.ts'
import { overlaid } from './facts.ts'

/** "And with 8 in listening?": the result that was told, or that of the file, with that figure; nothing where there is none. */
export function withAbilities(context: Context, told: Told): Told | undefined {
  const { abilities, is, would } = told
  if (!abilities) return told
  const language = abilities.test ? languageOf(abilities.test) : would.french ? 'french' : 'english'
  const whole = overlaid(is, would)
  const known = whole[language] === undefined && !isWhole(whole) ? ofFile(context, language) : whole[language]
  const result = known && changed(known, abilities)
  return result ? { ...told, would: { ...would, [language]: result } } : undefined
}

function ofFile({ file, today }: Context, language: OfficialLanguage): LanguageResult | undefined {
  if (!file.assessment) return undefined
  const { firstLanguage, secondLanguage } = toCrsInput(file.profile, today)
  return [firstLanguage, secondLanguage].find((each) => each && languageOf(each.test) === language) ?? undefined
}

function changed(known: LanguageResult, { test = known.test, scores }: ToldAbilities): LanguageResult | undefined {
  const isOfLevels = test === 'CLB' || test === 'NCLC'
  if (test !== known.test && !isOfLevels) return undefined
  const base = test === known.test ? known : { test, scores: levelsOf(known) }
  const fits = ABILITIES.every((ability) => {
    const value = scores[ability]
    const { min, max, step } = scoreInput(base.test, ability)
    return value === undefined || (value >= min && value <= max && (value / step) % 1 === 0)
  })
  return fits ? ({ ...base, scores: { ...base.scores, ...scores } } as LanguageResult) : undefined
}
