import { type Intake, takesApplications } from './intake.ts'
import type { Requirement } from './requirement.ts'
import type { RouteId } from './routes.ts'

export const PROGRAMS = ['FSW', 'CEC', 'FST', 'SUV', 'ICT', 'PNP', 'FAMILY', 'STUDY_CA', 'STUDY_CN'] as const
export type Program = (typeof PROGRAMS)[number]

/** Verdicts go from the most to the least hopeful. */
export const VERDICTS = ['eligible', 'unknown', 'notEligible', 'closed'] as const
export type Verdict = (typeof VERDICTS)[number]

const PLACE: Record<Verdict, number> = { eligible: 0, unknown: 1, notEligible: 2, closed: 3 }

export function isMoreHopeful(a: Verdict, b: Verdict): boolean {
  return PLACE[a] < PLACE[b]
}

/** Routes that ask the same share one list of requirements. */
export type RouteResult = { route: RouteId; intake: Intake; requirements: readonly Requirement[]; verdict: Verdict }

export type ProgramResult = {
  program: Program
  intake: Intake
  requirements: readonly Requirement[]
  verdict: Verdict
  /** The way in that the facts point to, where a program has several. */
  route?: RouteId | undefined
  routes?: RouteResult[] | undefined
}

export function verdictOf(intake: Intake, requirements: readonly Requirement[]): Verdict {
  if (!takesApplications(intake)) return 'closed'
  return verdictOnFacts(requirements)
}

/** The verdict if applications were taken today. */
export function verdictOnFacts(requirements: readonly Requirement[]): Exclude<Verdict, 'closed'> {
  let open = false
  for (const { hard, status } of requirements) {
    if (!hard || status === 'met') continue
    if (status === 'notMet') return 'notEligible'
    open = true
  }
  return open ? 'unknown' : 'eligible'
}
