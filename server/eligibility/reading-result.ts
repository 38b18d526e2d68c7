import type { ProgramStanding, ReadingResult, RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { type Profile, type Reading, read, scoreRange, toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import { type PersonalProgram, programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { type IntakeLedger, REQUIREMENTS, type Requirement, type Unit } from '@rahnama/rules/programs/programs.ts'

/** One reading of a profile: the points that are sure in it, and how far they may reach. */
export function readingResultOf(profile: Profile, reading: Reading, on: IsoDate, ledger: IntakeLedger): ReadingResult {
  const sure = read(profile, reading)
  return {
    range: scoreRange(profile, on, reading),
    crs: crs(toCrsInput(sure, on), on),
    fsw: fswGrid(toFswInput(sure, on), on),
    programs: programsFor(profile, on, reading, ledger).map(programStanding),
  }
}

/** A province has dozens of ways in; the nearest is told in full and its equals are named. */
const MOST_OTHER_ROUTES = 12

export function programStanding({
  program,
  verdict,
  intake,
  route,
  routes = [],
  requirements,
  aside,
}: PersonalProgram): ProgramStanding {
  const chosen = routes.find((each) => each.route === route)
  const others = routes.filter((each) => each !== chosen && each.verdict === verdict)
  return {
    program,
    verdict,
    intake,
    ...(aside && { aside }),
    ...(route && { route }),
    requirements: (chosen?.requirements ?? requirements).map(requirementStanding),
    otherRoutes: others.slice(0, MOST_OTHER_ROUTES).map((each) => ({ route: each.route, verdict: each.verdict })),
  }
}

export function requirementStanding(requirement: Requirement): RequirementStanding {
  const { id, status, hard, reason, source, asks, settledBy, have, need } = requirement
  const { unit }: { unit?: Unit } = REQUIREMENTS[id]
  return {
    id,
    status,
    hard,
    reason,
    source,
    asks,
    ...(settledBy && { settledBy }),
    ...(have !== undefined && { have }),
    ...(need !== undefined && { need }),
    ...(unit && { unit }),
  }
}
