import { type ArrangedEmployment, type CrsInput, type CrsSpouse, crsTotal, type MaritalStatus } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '../education.ts'
import type { EducationGap } from '../education-gap.ts'
import type { LanguageResult } from '../language/language.ts'
import { known, type Truth, type ValueRange } from './answers.ts'
import { type Facts, factsOf } from './facts.ts'
import { bestOrder, type Languages, statedLevels } from './languages.ts'
import type { Profile } from './model.ts'
import { hasValidOffer } from './offers.ts'
import { educationGap } from './studies.ts'

/** Open questions answered as badly, or as well, as they can be. */
export type End = 'lowest' | 'highest'

export const BEST_AGE = 25
/** No points for age in any federal table. */
export const WORST_AGE = 47

/** The facts as the score reads them on a date, languages ordered to the person's advantage. */
export function toCrsInput(profile: Profile, on: IsoDate, end: End = 'lowest'): CrsInput {
  return crsInputOf(factsOf(profile, on), end)
}

export function crsInputOf(facts: Facts, end: End): CrsInput {
  if (facts.partnerCounts !== undefined) return inputWith(facts, end, facts.partnerCounts)
  const alone = inputWith(facts, end, false)
  const together = inputWith(facts, end, true)
  const togetherIsMore = crsTotal(together, facts.on) > crsTotal(alone, facts.on)
  return togetherIsMore === (end === 'highest') ? together : alone
}

function inputWith(facts: Facts, end: End, partnerCounts: boolean): CrsInput {
  const input: CrsInput = {
    age: facts.age ?? (end === 'highest' ? BEST_AGE : WORST_AGE),
    maritalStatus: maritalStatusOf(facts, partnerCounts),
    spouse: spouseOf(facts, end, partnerCounts),
    education: levelAt(facts.education, end),
    canadianEducation: facts.canadianStudy[end === 'highest' ? 1 : 0],
    firstLanguage: null,
    secondLanguage: null,
    canadianWorkYears: at(facts.canadianYears, end),
    foreignWorkYears: at(facts.foreignYears, end),
    certificateOfQualification: truthAt(facts.certificate, end),
    siblingInCanada: truthAt(facts.sibling, end),
    provincialNomination: truthAt(facts.enhancedNomination, end),
    arrangedEmployment: arrangedEmployment(facts.profile, end),
  }
  noteGaps(input, facts, end)
  choosePartnerTest(input, facts, end)
  chooseLanguages(input, facts, end)
  return input
}

function chooseLanguages(input: CrsInput, facts: Facts, end: End): void {
  const order = bestOrder(resultsAt(facts.languages, end), ([firstLanguage, secondLanguage]) =>
    crsTotal({ ...input, firstLanguage, secondLanguage }, facts.on),
  )
  input.firstLanguage = order[0]
  input.secondLanguage = order[1]
}

function choosePartnerTest(input: CrsInput, facts: Facts, end: End): void {
  if (!input.spouse || !facts.partner) return
  const results = resultsAt(facts.partner.languages, end)
  let best = -1
  let chosen: LanguageResult | null = null
  for (const result of results) {
    input.spouse.firstLanguage = result
    const total = results.length === 1 ? 0 : crsTotal(input, facts.on)
    if (total > best) {
      best = total
      chosen = result
    }
  }
  input.spouse.firstLanguage = chosen
}

/** Each result that counts at this end. Without an answer, the best case is the highest level in both languages. */
export function resultsAt(languages: Languages, end: End): LanguageResult[] {
  if (!languages.answered) return end === 'highest' ? [statedLevels('english'), statedLevels('french')] : []
  const results: LanguageResult[] = []
  for (const test of languages.tests) {
    const result = end === 'highest' ? test.possible : test.sure
    if (result) results.push(result)
  }
  return results
}

function maritalStatusOf(facts: Facts, partnerCounts: boolean): MaritalStatus {
  const stated = known(facts.profile.maritalStatus)
  return stated ?? (partnerCounts ? 'married' : 'single')
}

function spouseOf(facts: Facts, end: End, counts: boolean): CrsSpouse | null {
  if (facts.hasPartner === false || (!counts && facts.hasPartner === undefined)) return null
  const partner = facts.partner
  if (!counts || !partner) {
    const settled = known(facts.profile.partner?.citizenOrPermanentResident) ?? false
    return {
      accompanying: settled && known(facts.profile.partner?.accompanying) === true,
      citizenOrPermanentResident: settled,
    }
  }
  const spouse: CrsSpouse = {
    accompanying: true,
    citizenOrPermanentResident: false,
    education: levelAt(partner.education, end),
    firstLanguage: null,
    canadianWorkYears: at(partner.canadianYears, end),
  }
  const gap = educationGap(facts.profile.partner?.credentials, facts.on, at(partner.education, end))
  if (gap) spouse.educationGap = gap
  return spouse
}

function arrangedEmployment(profile: Profile, end: End): ArrangedEmployment {
  if (!truthAt(hasValidOffer(profile), end)) return 'none'
  const offer = known(profile.jobOffer)
  const noc = offer === undefined || offer === 'none' ? undefined : known(offer.noc)
  const seniorManager = noc === undefined ? end === 'highest' : noc.startsWith('00')
  return seniorManager ? 'noc_major_group_00' : 'other_eligible'
}

export function levelAt(rank: ValueRange, end: End): EducationLevel {
  return EDUCATION_LEVELS[at(rank, end)] ?? 'less_than_secondary'
}

/** Notes what figures alone would not tell: that an answer is missing, or a credential waits for something. */
export function noteGaps(
  input: { isAgeOpen?: boolean; educationGap?: EducationGap },
  { age, education, profile, on }: Facts,
  end: End,
): void {
  if (age === undefined) input.isAgeOpen = true
  const gap = educationGap(profile.credentials, on, at(education, end))
  if (gap) input.educationGap = gap
}

export function at(span: ValueRange, end: End): number {
  return end === 'highest' ? span.high : span.low
}

export function truthAt(truth: Truth, end: End): boolean {
  return truth ?? end === 'highest'
}
