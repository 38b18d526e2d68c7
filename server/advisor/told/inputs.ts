import { type CanadianEducation, type CrsInput, type CrsSpouse, crs } from '@rahnama/rules/crs/crs.ts'
import { type FswInput, fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import {
  type LanguageResult,
  languageOf,
  levelsOf,
  lowestLevel,
  type OfficialLanguage,
} from '@rahnama/rules/language/language.ts'
import { type Profile, toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import type { ToldFacts, ToldPartner, ToldPerson } from '../understand/understand.ts'
import { agesOf } from './facts.ts'

/** No points for age in any federal table. */
const WORST_AGE = 47
const NOBODY: CrsInput = {
  age: WORST_AGE,
  isAgeOpen: true,
  maritalStatus: 'single',
  spouse: null,
  education: 'less_than_secondary',
  canadianEducation: 'none',
  firstLanguage: null,
  secondLanguage: null,
  canadianWorkYears: 0,
  foreignWorkYears: 0,
  certificateOfQualification: false,
  siblingInCanada: false,
  provincialNomination: false,
  arrangedEmployment: 'none',
}
const NOBODY_IN_GRID: FswInput = {
  age: WORST_AGE,
  isAgeOpen: true,
  education: 'less_than_secondary',
  firstLanguage: null,
  secondLanguage: null,
  skilledWorkYears: 0,
  arrangedEmployment: false,
  adaptability: {},
}

/** Over a file or, without one, over nothing. */
export type Base = { profile: Profile | undefined; today: string }

/** What was told as the score reads it, once for each age that was left open. */
export function crsInputs({ profile, today }: Base, facts: ToldFacts): CrsInput[] {
  const base = profile ? toCrsInput(profile, today) : NOBODY
  const input: CrsInput = {
    ...withEducation(base, facts),
    ...partnerOf(facts, base),
    canadianEducation: canadianEducationOf(facts) ?? base.canadianEducation,
    canadianWorkYears: canadianYearsOf(facts, base.canadianWorkYears),
    foreignWorkYears: (facts.foreignYears ?? base.foreignWorkYears) + (facts.moreForeignYears ?? 0),
    certificateOfQualification: facts.certificate ?? base.certificateOfQualification,
    siblingInCanada: facts.sibling ?? base.siblingInCanada,
    provincialNomination: facts.nomination ?? base.provincialNomination,
    arrangedEmployment: facts.offer === undefined ? base.arrangedEmployment : facts.offer ? 'other_eligible' : 'none',
  }
  const total = (languages: Languages) => crs({ ...input, ...languages }, today).total
  const languages = best(ordersOf(facts, base), total)
  return withAges(facts, base, today).map((age) => ({ ...input, ...languages, ...age }))
}

/** The same for the grid of the Federal Skilled Worker program. */
export function fswInputs({ profile, today }: Base, facts: ToldFacts): FswInput[] {
  const base = profile ? toFswInput(profile, today) : NOBODY_IN_GRID
  const file = profile ? toCrsInput(profile, today) : NOBODY
  const canadian = canadianYearsOf(facts, file.canadianWorkYears)
  const foreign = (facts.foreignYears ?? file.foreignWorkYears) + (facts.moreForeignYears ?? 0)
  const isWorkTold = canadian !== file.canadianWorkYears || foreign !== file.foreignWorkYears
  const claims = base.adaptability ?? {}
  const input: FswInput = {
    ...withEducation(base, facts),
    skilledWorkYears: isWorkTold ? canadian + foreign : base.skilledWorkYears,
    arrangedEmployment: facts.offer ?? base.arrangedEmployment ?? false,
    adaptability: {
      ...claims,
      applicantCanadianWork: canadian >= 1,
      ...(facts.canadianStudyYears !== undefined && { applicantCanadianStudy: facts.canadianStudyYears >= 2 }),
      ...partnerClaims(facts.partner),
      relativeInCanada:
        facts.relative || facts.sibling || (facts.relative === undefined && (claims.relativeInCanada ?? false)),
    },
  }
  const total = (languages: Languages) => {
    const { total: points, meetsLanguageMinimum } = fswGrid({ ...input, ...languages }, today)
    // A language under the minimum cannot be the first, however many points it brings.
    return meetsLanguageMinimum ? points + MORE_THAN_ANY_TOTAL : points
  }
  const languages = best(ordersOf(facts, base), total)
  return withAges(facts, base, today).map((age) => ({ ...input, ...languages, ...age }))
}

const MORE_THAN_ANY_TOTAL = 1000

type Languages = { firstLanguage: LanguageResult | null; secondLanguage: LanguageResult | null }

/** Either language may be the first. */
function ordersOf(
  { english, french }: ToldPerson,
  base: Pick<CrsInput, 'firstLanguage' | 'secondLanguage'>,
): Languages[] {
  const known = (language: OfficialLanguage) =>
    [base.firstLanguage, base.secondLanguage].find((each) => each && languageOf(each.test) === language) ?? null
  const one = english === undefined ? known('english') : english
  const other = french === undefined ? known('french') : french
  return [
    { firstLanguage: one ?? other, secondLanguage: one ? other : null },
    ...(one && other ? [{ firstLanguage: other, secondLanguage: one }] : []),
  ]
}

function best(orders: readonly Languages[], total: (languages: Languages) => number): Languages {
  return orders.reduce((one, other) => (total(other) > total(one) ? other : one))
}

/** What is told of a degree is told as it counts: assessed. */
function withEducation<Input extends Pick<CrsInput, 'education' | 'educationGap'>>(
  base: Input,
  { education }: ToldPerson,
) {
  if (education === undefined) return base
  const { educationGap: _, ...rest } = base
  return { ...rest, education }
}

/** A year in Canada comes on top of what the file has, once it has as much. */
function canadianYearsOf({ canadianYears, moreCanadianYears = 0 }: ToldFacts, known: number): number {
  if (canadianYears === undefined) return known + moreCanadianYears
  return canadianYears > 0 && canadianYears <= known ? known + canadianYears : canadianYears
}

const LONG_STUDY_YEARS = 3

function canadianEducationOf({ canadianStudyYears: years }: ToldFacts): CanadianEducation | undefined {
  if (years === undefined) return undefined
  return years >= LONG_STUDY_YEARS ? 'three_years_or_more' : years >= 1 ? 'one_or_two_years' : 'none'
}

const YOUNGEST = 18

function withAges(facts: ToldFacts, base: { age: number }, today: string): { age: number; isAgeOpen?: boolean }[] {
  const ages = agesOf(facts, today).map((age) => ({ age, isAgeOpen: false }))
  return ages.length > 0 ? ages : [{ age: Math.max(YOUNGEST, base.age + (facts.yearsOlder ?? 0)) }]
}

function partnerOf({ partner }: ToldFacts, base: CrsInput): Pick<CrsInput, 'maritalStatus' | 'spouse'> {
  if (partner === undefined) return { maritalStatus: base.maritalStatus, spouse: base.spouse ?? null }
  if (partner === 'none') return { maritalStatus: 'single', spouse: null }
  const known: Partial<CrsSpouse> = base.spouse ?? {}
  return {
    maritalStatus: base.spouse ? base.maritalStatus : 'married',
    spouse: {
      accompanying: partner.staysBehind === undefined ? (known.accompanying ?? true) : !partner.staysBehind,
      citizenOrPermanentResident: partner.isCanadian ?? known.citizenOrPermanentResident ?? false,
      education: partner.education ?? known.education ?? 'less_than_secondary',
      firstLanguage: partnerLanguage(partner, known.firstLanguage ?? null),
      canadianWorkYears: partner.canadianYears ?? known.canadianWorkYears ?? 0,
    },
  }
}

const partnerLanguage = ({ english, french }: ToldPartner, known: LanguageResult | null) =>
  english === undefined && french === undefined ? known : (english ?? french ?? null)

const PARTNER_LEVEL = 4

function partnerClaims(partner: ToldFacts['partner']): FswInput['adaptability'] {
  if (partner === undefined) return {}
  if (partner === 'none' || partner.staysBehind || partner.isCanadian)
    return { spouseLanguageClb4: false, spouseCanadianStudy: false, spouseCanadianWork: false }
  const { english, french, canadianYears } = partner
  const speaks = [english, french].some((each) => each && lowestLevel(levelsOf(each)) >= PARTNER_LEVEL)
  return {
    ...((english !== undefined || french !== undefined) && { spouseLanguageClb4: speaks }),
    ...(canadianYears !== undefined && { spouseCanadianWork: canadianYears >= 1 }),
  }
}
