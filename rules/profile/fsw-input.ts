import type { IsoDate } from '../dated.ts'
import { type AdaptabilityClaim, type FswInput, fswGrid } from '../fsw/fsw.ts'
import type { LanguageResult } from '../language/language.ts'
import { all, any, atLeast, type Truth } from './answers.ts'
import { at, BEST_AGE, type End, levelAt, noteGaps, resultsAt, truthAt, WORST_AGE } from './crs-input.ts'
import { type Facts, factsOf, type PersonFacts } from './facts.ts'
import { hasRelative } from './family.ts'
import { bestOrder } from './languages.ts'
import type { Profile, Relationship } from './model.ts'
import { hasValidOffer } from './offers.ts'
import { studiedTwoYearsInCanada } from './studies.ts'

const GRID_RELATIVES: readonly Relationship[] = [
  'parent',
  'grandparent',
  'child',
  'grandchild',
  'sibling',
  'aunt_or_uncle',
  'niece_or_nephew',
]
const PARTNER_LANGUAGE_LEVEL = 4

/** The facts as the 67-point grid reads them on a date, languages ordered to the person's advantage. */
export function toFswInput(profile: Profile, on: IsoDate, end: End = 'lowest'): FswInput {
  return fswInputOf(factsOf(profile, on), end)
}

export function fswInputOf(facts: Facts, end: End): FswInput {
  const input: FswInput = {
    age: facts.age ?? (end === 'highest' ? BEST_AGE : WORST_AGE),
    education: levelAt(facts.education, end),
    firstLanguage: null,
    secondLanguage: null,
    skilledWorkYears: at(facts.skilledYears, end),
    arrangedEmployment: truthAt(hasValidOffer(facts.profile), end),
    adaptability: adaptability(facts, end),
  }
  noteGaps(input, facts, end)
  chooseLanguages(input, resultsAt(facts.languages, end), facts.on)
  return input
}

function adaptability(facts: Facts, end: End): Record<AdaptabilityClaim, boolean> {
  const { profile, on, partner, partnerCounts } = facts
  const ofPartner = (fact: Truth) => truthAt(all(partnerCounts, fact), end)
  return {
    applicantCanadianWork: truthAt(atLeast(facts.canadianYears, 1), end),
    applicantCanadianStudy: truthAt(studiedTwoYearsInCanada(profile.credentials, on), end),
    spouseLanguageClb4: ofPartner(partner && speaksAtLeast(partner, PARTNER_LANGUAGE_LEVEL)),
    spouseCanadianStudy: ofPartner(partner && studiedTwoYearsInCanada(profile.partner?.credentials, on)),
    spouseCanadianWork: ofPartner(partner && atLeast(partner.canadianYears, 1)),
    relativeInCanada: truthAt(hasRelative(profile, GRID_RELATIVES, partnerCounts !== false), end),
  }
}

function speaksAtLeast({ languages }: PersonFacts, level: number): Truth {
  if (!languages.answered) return undefined
  return any(
    ...languages.tests.map(({ sureLowest, possibleLowest }) =>
      atLeast({ low: sureLowest, high: possibleLowest }, level),
    ),
  )
}

/** A language under the minimum level in any ability cannot be the first, however many points it brings. */
function chooseLanguages(input: FswInput, results: LanguageResult[], on: IsoDate): void {
  const order = bestOrder(results, ([firstLanguage, secondLanguage]) => {
    const { total, meetsLanguageMinimum } = fswGrid({ ...input, firstLanguage, secondLanguage }, on)
    return meetsLanguageMinimum ? total + MORE_THAN_ANY_TOTAL : total
  })
  input.firstLanguage = order[0]
  input.secondLanguage = order[1]
}

const MORE_THAN_ANY_TOTAL = 1000
