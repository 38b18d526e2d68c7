import { type CrsInput, type CrsSpouse, crsTotal } from '../crs/crs.ts'
import { ABILITIES, languageOf, levelsOf } from '../language/language.ts'
import { crsInputOf, type Facts, factsOf, type Partner, type Person, type Profile } from '../profile/profile.ts'
import type { Idea, ImprovementId } from './improvement.ts'
import { evenly } from './language-ideas.ts'
import { withAssessments } from './study-ideas.ts'

/** Levels at which a partner's language brings more points. */
const PARTNER_STEPS = [5, 7, 9]
const MOST_CANADIAN_YEARS = 5
const IDS: readonly ImprovementId[] = [
  'PARTNER_LANGUAGE',
  'PARTNER_EDUCATION',
  'PARTNER_CANADIAN_WORK',
  'PARTNER_AS_PRINCIPAL',
]

export function partnerIdeas(input: CrsInput, facts: Facts): Idea[] {
  const { spouse } = input
  if (!facts.partnerCounts || !spouse) return IDS.map((id) => ({ id, leftOut: 'PARTNER_NOT_COUNTED' }))
  return [language(input, spouse), education(facts), canadianWork(input, spouse), asPrincipal(facts)]
}

function language(input: CrsInput, spouse: CrsSpouse): Idea {
  const levels = spouse.firstLanguage && levelsOf(spouse.firstLanguage)
  const from = levels ? Math.min(...ABILITIES.map((ability) => levels[ability])) : 0
  const to = PARTNER_STEPS.find((step) => step > from)
  if (to === undefined) return { id: 'PARTNER_LANGUAGE', leftOut: 'ALREADY_HIGHEST' }
  const raised = evenly(spouse.firstLanguage ? languageOf(spouse.firstLanguage.test) : 'english', to)
  if (levels) for (const ability of ABILITIES) raised.scores[ability] = Math.max(levels[ability], to)
  return {
    id: 'PARTNER_LANGUAGE',
    aim: { from, to },
    input: { ...input, spouse: { ...spouse, firstLanguage: raised } },
  }
}

function education(facts: Facts): Idea {
  const partner = facts.profile.partner
  const assessed = partner && withAssessments(partner, facts.on)
  if (!assessed) return { id: 'PARTNER_EDUCATION', leftOut: 'NOTHING_TO_ASSESS' }
  const profile = { ...facts.profile, partner: { ...partner, ...assessed } }
  return { id: 'PARTNER_EDUCATION', input: crsInputOf(factsOf(profile, facts.on), 'lowest') }
}

function canadianWork(input: CrsInput, spouse: CrsSpouse): Idea {
  const from = spouse.canadianWorkYears ?? 0
  if (from >= MOST_CANADIAN_YEARS) return { id: 'PARTNER_CANADIAN_WORK', leftOut: 'ALREADY_HIGHEST' }
  const raised = { ...input, spouse: { ...spouse, canadianWorkYears: from + 1 } }
  return { id: 'PARTNER_CANADIAN_WORK', aim: { from, to: from + 1 }, input: raised }
}

function asPrincipal(facts: Facts): Idea {
  const swapped = swapPartners(facts.profile)
  return { id: 'PARTNER_AS_PRINCIPAL', input: crsInputOf(factsOf(swapped, facts.on), 'lowest') }
}

/** The two change places; what belongs to the family stays. */
export function swapPartners(profile: Profile): Profile {
  const { partner = {} } = profile
  const { accompanying: _, citizenOrPermanentResident: __, ...partnerAsPerson } = partner
  const rest: Profile = { ...profile }
  for (const fact of PERSON_FACTS) delete rest[fact]
  const relatives = profile.relatives?.map((relative) => ({
    ...relative,
    of: relative.of === 'partner' ? ('applicant' as const) : ('partner' as const),
  }))
  return {
    ...rest,
    ...partnerAsPerson,
    ...(relatives && { relatives }),
    partner: { ...personOf(profile), accompanying: true, citizenOrPermanentResident: false } as Partner,
  }
}

const PERSON_FACTS = [
  'birthDate',
  'citizenship',
  'credentials',
  'hasCanadianExperience',
  'totalWorkYears',
  'canadianWorkYears',
  'jobs',
  'tests',
  'certificateOfQualification',
] as const satisfies readonly (keyof Person)[]

function personOf(profile: Profile): Person {
  return Object.fromEntries(PERSON_FACTS.flatMap((fact) => (fact in profile ? [[fact, profile[fact]]] : [])))
}

export type Arrangement = 'together' | 'partner_stays' | 'swapped'

/** The score of each way a couple can apply. Staying behind must be true, not chosen for points. */
export function arrangements(facts: Facts): { arrangement: Arrangement; total: number }[] {
  if (!facts.partnerCounts) return []
  const totalOf = (profile: Profile) => crsTotal(crsInputOf(factsOf(profile, facts.on), 'lowest'), facts.on)
  const stays = { ...facts.profile, partner: { ...facts.profile.partner, accompanying: false } }
  return [
    { arrangement: 'together', total: totalOf(facts.profile) },
    { arrangement: 'partner_stays', total: totalOf(stays) },
    { arrangement: 'swapped', total: totalOf(swapPartners(facts.profile)) },
  ]
}
