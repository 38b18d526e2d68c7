import type { CanadianEducation } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { exactly, known, type Truth, type ValueRange } from './answers.ts'
import { ageOn, familyComing, familySize, hasPartner, hasRelative, partnerCounts } from './family.ts'
import { type Languages, languagesOf } from './languages.ts'
import type { Person, Profile } from './model.ts'
import { type Spells, spellsOf } from './spells.ts'
import { canadianStudy, educationRank } from './studies.ts'
import { yearsWorked } from './work.ts'

/** This is known of one person on a date, open questions kept open. */
export type PersonFacts = {
  age: number | undefined
  education: ValueRange
  canadianStudy: [CanadianEducation, CanadianEducation]
  languages: Languages
  /** Absent while no job was asked about. */
  spells: Spells | undefined
  canadianYears: ValueRange
  foreignYears: ValueRange
  skilledYears: ValueRange
  certificate: Truth
}

export type Facts = PersonFacts & {
  on: IsoDate
  profile: Profile
  partner: PersonFacts | undefined
  hasPartner: Truth
  partnerCounts: Truth
  familySize: ValueRange
  familyComing: ValueRange
  sibling: Truth
  enhancedNomination: Truth
}

const NOBODY: Person = {}

export function factsOf(profile: Profile, on: IsoDate): Facts {
  const counts = partnerCounts(profile)
  return {
    ...personFacts(profile, on),
    on,
    profile,
    partner: counts === false ? undefined : personFacts(profile.partner ?? NOBODY, on),
    hasPartner: hasPartner(profile),
    partnerCounts: counts,
    familySize: familySize(profile, on),
    familyComing: familyComing(profile, on),
    sibling: hasRelative(profile, ['sibling'], counts !== false),
    enhancedNomination: isEnhanced(profile),
  }
}

function personFacts(person: Person, on: IsoDate): PersonFacts {
  const spells = person.jobs && spellsOf(person.jobs, on)
  return {
    age: ageOn(person, on),
    education: educationRank(person.credentials, on),
    canadianStudy: canadianStudy(person.credentials, on),
    languages: languagesOf(person.tests, on),
    spells,
    canadianYears: canadianYears(person, spells),
    foreignYears: yearsWorked(spells, (spell) => spell.foreign, known(person.totalWorkYears)),
    skilledYears: yearsWorked(spells, (spell) => spell.skilled, known(person.totalWorkYears)),
    certificate: known(person.certificateOfQualification),
  }
}

function canadianYears(person: Person, spells: Spells | undefined): ValueRange {
  if (!spells && person.hasCanadianExperience === false) return exactly(0)
  return yearsWorked(spells, (spell) => spell.canadian, known(person.canadianWorkYears))
}

function isEnhanced(profile: Profile): Truth {
  const nomination = known(profile.nomination)
  if (nomination === 'none') return false
  return nomination === undefined ? undefined : known(nomination.enhanced)
}
