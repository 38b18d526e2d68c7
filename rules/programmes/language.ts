import { ABILITIES, type Levels, lowestLevel, type OfficialLanguage } from '../language/language.ts'
import type { Languages } from '../profile/profile.ts'
import type { Reason } from './reasons.ts'
import { type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'

type Needed = { levels: Partial<Levels>; language?: OfficialLanguage }

/** The same level in all four abilities, in either official language unless one is named. */
export function levelInAll(
  id: RequirementId,
  languages: Languages,
  level: number,
  language?: OfficialLanguage,
): Requirement {
  const levels = { listening: level, reading: level, writing: level, speaking: level }
  const needed: Needed = language ? { levels, language } : { levels }
  return requirement(id, languageReason(languages, needed), { have: best(languages, ABILITIES), need: level })
}

/** A level in some abilities only. */
export function levelIn(
  id: RequirementId,
  languages: Languages,
  abilities: readonly (keyof Levels)[],
  level: number,
): Requirement {
  const levels = Object.fromEntries(abilities.map((ability) => [ability, level]))
  return requirement(id, languageReason(languages, { levels }), { have: best(languages, abilities), need: level })
}

export function languageReason(languages: Languages, needed: Needed): Reason {
  if (!languages.answered) return 'NOT_ANSWERED'
  let open = false
  let tested = false
  for (const standing of languages.standings) {
    if (needed.language && standing.language !== needed.language) continue
    tested = true
    if (reaches(standing.sureLevels, needed.levels)) return 'LANGUAGE_MET'
    if (reaches(standing.possibleLevels, needed.levels)) open = true
  }
  if (open) return 'LANGUAGE_OPEN'
  if (tested) return 'LANGUAGE_TOO_LOW'
  return languages.expired ? 'LANGUAGE_EXPIRED' : 'LANGUAGE_NOT_TESTED'
}

function reaches(levels: Levels, needed: Partial<Levels>): boolean {
  for (const ability of ABILITIES) if (levels[ability] < (needed[ability] ?? 0)) return false
  return true
}

function best(languages: Languages, abilities: readonly (keyof Levels)[]): number | undefined {
  let highest: number | undefined
  for (const { sureLevels } of languages.standings) {
    const lowest = abilities.length === ABILITIES.length ? lowestLevel(sureLevels) : lowestOf(sureLevels, abilities)
    if (highest === undefined || lowest > highest) highest = lowest
  }
  return highest
}

function lowestOf(levels: Levels, abilities: readonly (keyof Levels)[]): number {
  return Math.min(...abilities.map((ability) => levels[ability]))
}
