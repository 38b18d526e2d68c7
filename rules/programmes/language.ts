import { ABILITIES, type Levels, type OfficialLanguage } from '../language/language.ts'
import type { Languages } from '../profile/profile.ts'
import type { Reason } from './reasons.ts'
import { type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'

/** The same level in all four abilities, by level. */
const EVEN: readonly Levels[] = Array.from({ length: 11 }, (_, level) => ({
  listening: level,
  reading: level,
  writing: level,
  speaking: level,
}))
const NOTHING: Levels = { listening: 0, reading: 0, writing: 0, speaking: 0 }

/** The same level in all four abilities, in either official language unless one is named. */
export function levelInAll(
  id: RequirementId,
  languages: Languages,
  level: number,
  language?: OfficialLanguage,
): Requirement {
  return levelIn(id, languages, EVEN[level] ?? NOTHING, language)
}

/** A level for each ability; nothing is asked of those at 0. */
export function levelIn(
  id: RequirementId,
  languages: Languages,
  needed: Levels,
  language?: OfficialLanguage,
): Requirement {
  const need = Math.max(needed.listening, needed.reading, needed.writing, needed.speaking)
  return requirement(id, languageReason(languages, needed, language), { have: best(languages, needed), need })
}

function languageReason(languages: Languages, needed: Levels, language?: OfficialLanguage): Reason {
  if (!languages.answered) return 'NOT_ANSWERED'
  let open = false
  let tested = false
  for (const standing of languages.standings) {
    if (language && standing.language !== language) continue
    tested = true
    if (reaches(standing.sureLevels, needed)) return 'LANGUAGE_MET'
    if (reaches(standing.possibleLevels, needed)) open = true
  }
  if (open) return 'LANGUAGE_OPEN'
  if (tested) return 'LANGUAGE_TOO_LOW'
  return languages.expired ? 'LANGUAGE_EXPIRED' : 'LANGUAGE_NOT_TESTED'
}

function reaches(levels: Levels, needed: Levels): boolean {
  return (
    levels.listening >= needed.listening &&
    levels.reading >= needed.reading &&
    levels.writing >= needed.writing &&
    levels.speaking >= needed.speaking
  )
}

function best({ standings }: Languages, needed: Levels): number | undefined {
  let highest: number | undefined
  for (const { sureLevels } of standings) {
    let lowest = Number.POSITIVE_INFINITY
    for (const ability of ABILITIES) if (needed[ability] > 0) lowest = Math.min(lowest, sureLevels[ability])
    if (highest === undefined || lowest > highest) highest = lowest
  }
  return highest
}
