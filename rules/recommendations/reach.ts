import type { Intake, Program, ProgramResult, Requirement, RouteId, Settling } from '../programs/programs.ts'

export type Missing = { requirement: Requirement['id']; status: Requirement['status']; settledBy?: Settling }

/** A program and what stands between the person and it. */
export type Reach = { program: Program; route?: RouteId; missing: Missing[] }

export type Programs = {
  now: Reach[]
  /** Everything that is missing can be settled. */
  withinReach: Reach[]
  /** Something is missing that nothing the person does can settle. */
  outOfReach: Reach[]
  closed: (Reach & Pick<Intake, 'notice'>)[]
}

export function sortByReach(results: readonly ProgramResult[]): Programs {
  const programs: Programs = { now: [], withinReach: [], outOfReach: [], closed: [] }
  for (const result of results) {
    const reach = reachOf(result)
    if (result.verdict === 'closed') programs.closed.push({ ...reach, notice: result.intake.notice })
    else if (result.verdict === 'eligible') programs.now.push(reach)
    else if (reach.missing.every(({ settledBy }) => settledBy)) programs.withinReach.push(reach)
    else programs.outOfReach.push(reach)
  }
  programs.withinReach.sort((a, b) => a.missing.length - b.missing.length)
  return programs
}

function reachOf({ program, route, routes, requirements }: ProgramResult): Reach {
  const chosen = routes?.find((result) => result.route === route)
  const missing: Missing[] = []
  for (const { id, status, hard, settledBy } of chosen?.requirements ?? requirements)
    if (hard && status !== 'met')
      missing.push(settledBy ? { requirement: id, status, settledBy } : { requirement: id, status })
  return route ? { program, route, missing } : { program, missing }
}
