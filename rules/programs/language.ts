import type { Ability, OfficialLanguage } from '../language/language.ts'
import type { Languages } from '../profile/profile.ts'
import type { Reason } from './reasons.ts'
import { type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'

/** The same level in all four abilities, in either official language unless one is named. */
export function levelInAll(
  id: RequirementId,
  languages: Languages,
  need: number,
  language?: OfficialLanguage,
): Requirement {
  let sure: number | undefined
  let possible = 0
  for (const test of languages.tests) {
    if (language && test.language !== language) continue
    sure = Math.max(sure ?? 0, test.sureLowest)
    possible = Math.max(possible, test.possibleLowest)
  }
  return requirement(id, languageReason(languages, sure, possible, need), { have: sure, need })
}

/** The same level in two abilities only; a test that reaches it in both is enough. */
export function levelInTwo(
  id: RequirementId,
  languages: Languages,
  [one, other]: readonly [Ability, Ability],
  need: number,
): Requirement {
  let sure: number | undefined
  let possible = 0
  for (const { sureLevels, possibleLevels } of languages.tests) {
    sure = Math.max(sure ?? 0, Math.min(sureLevels[one], sureLevels[other]))
    possible = Math.max(possible, Math.min(possibleLevels[one], possibleLevels[other]))
  }
  return requirement(id, languageReason(languages, sure, possible, need), { have: sure, need })
}

/** `sure` is absent where no valid result is there. */
function languageReason(languages: Languages, sure: number | undefined, possible: number, need: number): Reason {
  if (!languages.answered) return 'NOT_ANSWERED'
  if (sure === undefined) return languages.expired ? 'LANGUAGE_EXPIRED' : 'LANGUAGE_NOT_TESTED'
  if (sure >= need) return 'LANGUAGE_MET'
  return possible >= need ? 'LANGUAGE_OPEN' : 'LANGUAGE_TOO_LOW'
}
