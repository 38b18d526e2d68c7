import type { CrsInput } from '../crs/crs.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '../education.ts'
import {
  type Credential,
  crsInputOf,
  type Facts,
  factsOf,
  isCounted,
  isGraduated,
  type Person,
} from '../profile/profile.ts'
import type { Idea, ImprovementId } from './improvement.ts'

export function studyIdeas(input: CrsInput, facts: Facts): Idea[] {
  return [
    assess(facts),
    nextLevel('SECOND_CREDENTIAL', input, 'bachelor_or_three_year', 'two_or_more'),
    nextLevel('MASTERS', input, 'bachelor_or_three_year', 'masters_or_professional'),
    nextLevel('DOCTORATE', input, 'masters_or_professional', 'doctoral'),
    canadianStudy(input),
  ]
}

/** Finished credentials from abroad that do not count yet, as if all were assessed. */
function assess(facts: Facts): Idea {
  const assessed = withAssessments(facts.profile, facts.on)
  if (!assessed) return { id: 'ECA', leftOut: 'NOTHING_TO_ASSESS' }
  return { id: 'ECA', input: crsInputOf(factsOf({ ...facts.profile, ...assessed }, facts.on), 'lowest') }
}

export function withAssessments(person: Person, on: string): Pick<Person, 'credentials'> | undefined {
  const missing = (credential: Credential) => isCounted(credential, on) !== true && isGraduated(credential, on) === true
  if (!person.credentials?.some(missing)) return undefined
  return {
    credentials: person.credentials.map((credential) =>
      missing(credential) ? { ...credential, ecaBody: 'WES' as const, ecaOn: on } : credential,
    ),
  }
}

/** A step up is offered to those who stand at or above its entry level. */
function nextLevel(id: ImprovementId, input: CrsInput, entry: EducationLevel, reached: EducationLevel): Idea {
  const rank = EDUCATION_LEVELS.indexOf(input.education)
  if (rank >= EDUCATION_LEVELS.indexOf(reached)) return { id, leftOut: 'ALREADY_HELD' }
  if (rank < EDUCATION_LEVELS.indexOf(entry)) return { id, leftOut: 'ENTRY_LEVEL_NOT_REACHED' }
  return { id, input: { ...input, education: reached } }
}

function canadianStudy(input: CrsInput): Idea {
  if (input.canadianEducation !== 'none') return { id: 'CANADIAN_STUDY', leftOut: 'ALREADY_HELD' }
  return { id: 'CANADIAN_STUDY', aim: { to: 1 }, input: { ...input, canadianEducation: 'one_or_two_years' } }
}
