import { ABILITIES, type Ability, TEST_IDS } from '@rahnama/rules/language/language.ts'
import type { LanguageTest } from '@rahnama/rules/profile/profile.ts'
import type { ProfileAnswers } from './answers.ts'
import { told } from './told.ts'

type Told = NonNullable<ProfileAnswers['tests' | 'partnerTests']>[number]

/** Only tests that immigration programs take; a certificate of another one brings no level. */
export function toTests(entries: readonly Told[] | undefined): LanguageTest[] | undefined {
  return entries?.flatMap((entry): LanguageTest[] => {
    const test = TEST_IDS.find((id) => id === entry.test)
    if (!test) return []
    const { id, scale, takenOn } = entry
    return [{ test, ...told({ id, scale, takenOn }), scores: scoresOf(entry) }]
  })
}

function scoresOf(entry: Told): Partial<Record<Ability, number>> {
  return told(Object.fromEntries(ABILITIES.map((ability) => [ability, entry[ability]])))
}
