import {
  type CrsCap,
  type CrsFactor,
  type CrsInput,
  type CrsResult,
  type CrsSection,
  crs,
  crsTotal,
} from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { addMonths } from '../dates.ts'
import { ageOn, type Facts } from '../profile/profile.ts'
import { compareScores } from '../projection/projection.ts'
import { EFFORT, EFFORT_SOURCE } from './effort.ts'
import type { Certainty, Cost, Idea, Improvement, ImprovementId, Interaction, LeftOut } from './improvement.ts'
import { languageIdeas } from './language-ideas.ts'
import { partnerIdeas } from './partner-ideas.ts'
import { studyIdeas } from './study-ideas.ts'
import { workIdeas } from './work-ideas.ts'

export type Wasted = { section: CrsSection; factor: CrsFactor; points: number; cap: CrsCap }

/** Each change is made in this factor; points elsewhere are interactions. */
const MADE_IN: Partial<Record<ImprovementId, `${CrsSection}.${CrsFactor}`>> = {
  FIRST_LANGUAGE_TEST: 'core.firstLanguage',
  LANGUAGE_ABILITY: 'core.firstLanguage',
  LANGUAGE_ALL_ABILITIES: 'core.firstLanguage',
  FRENCH: 'additional.french',
  ECA: 'core.education',
  SECOND_CREDENTIAL: 'core.education',
  MASTERS: 'core.education',
  DOCTORATE: 'core.education',
  CANADIAN_STUDY: 'additional.canadianEducation',
  CANADIAN_WORK: 'core.canadianWork',
  FOREIGN_WORK: 'transferability.foreignWorkLanguage',
  CERTIFICATE_OF_QUALIFICATION: 'transferability.certificateLanguage',
  NOMINATION: 'additional.provincialNomination',
  PARTNER_LANGUAGE: 'spouse.language',
  PARTNER_EDUCATION: 'spouse.education',
  PARTNER_CANADIAN_WORK: 'spouse.canadianWork',
}

export function improvementsOf(facts: Facts, input: CrsInput): { improvements: Improvement[]; leftOut: LeftOut[] } {
  const before = crs(input, facts.on)
  const ideas = [
    ...languageIdeas(input, facts.on),
    ...studyIdeas(input, facts),
    ...workIdeas(input, facts),
    ...partnerIdeas(input, facts),
  ]
  const improvements: Improvement[] = []
  const leftOut: LeftOut[] = []
  for (const idea of ideas) {
    if ('leftOut' in idea) {
      leftOut.push({ id: idea.id, reason: idea.leftOut })
      continue
    }
    const after = crs(idea.input, facts.on)
    if (after.total > before.total) improvements.push(improvement(idea, before, after, facts))
    else leftOut.push({ id: idea.id, reason: after.lines.some((line) => line.wasted) ? 'CAP_REACHED' : 'NO_GAIN' })
  }
  return { improvements: improvements.sort(byWorth), leftOut }
}

function improvement(idea: Idea & { input: CrsInput }, before: CrsResult, after: CrsResult, facts: Facts): Improvement {
  const effort = EFFORT[idea.id]
  const months = idea.months ?? effort.months
  return {
    id: idea.id,
    ...(idea.aim && { aim: idea.aim }),
    points: after.total - before.total,
    total: after.total,
    ...effort,
    months,
    lostToAge: lostToAge(idea, after.total, facts, months),
    interactions: interactionsOf(idea.id, before, after),
    source: EFFORT_SOURCE,
  }
}

/** Only the applicant's own birthdays count; with partners swapped the other one's age is not followed here. */
function lostToAge(idea: Idea & { input: CrsInput }, total: number, { profile, on }: Facts, months: number): number {
  if (idea.id === 'PARTNER_AS_PRINCIPAL') return 0
  const age = ageOn(profile, addMonths(on, months))
  return age === undefined ? 0 : Math.max(0, total - crsTotal({ ...idea.input, age }, on))
}

function interactionsOf(id: ImprovementId, before: CrsResult, after: CrsResult): Interaction[] {
  const madeIn = MADE_IN[id]
  if (!madeIn) return []
  return compareScores(before, after)
    .lines.filter(({ section, factor, difference }) => difference > 0 && `${section}.${factor}` !== madeIn)
    .map(({ section, factor, difference }) => ({ section, factor, points: difference }))
}

const COST_ORDER: readonly Cost[] = ['low', 'medium', 'high']
const CERTAINTY_ORDER: readonly Certainty[] = ['high', 'medium', 'low']

/** Most points first, then the soonest, the cheapest and the surest. */
function byWorth(a: Improvement, b: Improvement): number {
  return (
    b.points - a.points ||
    a.months - b.months ||
    COST_ORDER.indexOf(a.cost) - COST_ORDER.indexOf(b.cost) ||
    CERTAINTY_ORDER.indexOf(a.certainty) - CERTAINTY_ORDER.indexOf(b.certainty)
  )
}

/** Points the tables give and a cap takes back. */
export function wastedIn(input: CrsInput, on: IsoDate): Wasted[] {
  return crs(input, on).lines.flatMap(({ section, factor, wasted, cap }) =>
    wasted && cap ? [{ section, factor, points: wasted, cap }] : [],
  )
}
