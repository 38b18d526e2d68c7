import type { IsoDate } from '../dated.ts'
import { type Facts, factsOf, type Profile } from '../profile/profile.ts'
import { eligibilityOf, type IntakeLedger } from '../programs/programs.ts'
import type { RoundCategory } from './round.ts'

const FEDERAL = ['FSW', 'CEC', 'FST'] as const
const FRENCH_LEVEL = 7

/** The rounds a person can be looked at in. Occupation categories need the authority's lists and are for a consultant to add. */
export function roundCategories(profile: Profile, on: IsoDate, ledger?: IntakeLedger): RoundCategory[] {
  const facts = factsOf(profile, on)
  const federal = FEDERAL.filter((program) =>
    eligibilityOf(facts, ledger).some((result) => result.program === program && result.verdict === 'eligible'),
  )
  if (federal.length === 0) return []
  const categories: RoundCategory[] = ['GENERAL', ...federal]
  if (facts.enhancedNomination) categories.push('PNP')
  if (speaksFrench(facts)) categories.push('FRENCH')
  return categories
}

function speaksFrench({ languages }: Facts): boolean {
  return languages.tests.some(({ language, sureLowest }) => language === 'french' && sureLowest >= FRENCH_LEVEL)
}
