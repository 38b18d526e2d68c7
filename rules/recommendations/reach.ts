import type { Notice, Programme, ProgrammeResult, Requirement, RouteId, Settling } from '../programmes/programmes.ts'

export type Missing = { requirement: Requirement['id']; status: Requirement['status']; settledBy?: Settling }

/** A programme and what stands between the person and it. */
export type Reach = { programme: Programme; route?: RouteId; missing: Missing[] }

export type Programmes = {
  now: Reach[]
  /** Everything that is missing can be settled. */
  withinReach: Reach[]
  /** Something is missing that nothing the person does can settle. */
  outOfReach: Reach[]
  closed: (Reach & { notice: Notice })[]
}

export function sortByReach(results: readonly ProgrammeResult[]): Programmes {
  const programmes: Programmes = { now: [], withinReach: [], outOfReach: [], closed: [] }
  for (const result of results) {
    const reach = reachOf(result)
    if (result.verdict === 'closed') programmes.closed.push({ ...reach, notice: result.intake.notice })
    else if (result.verdict === 'eligible') programmes.now.push(reach)
    else if (reach.missing.every(({ settledBy }) => settledBy)) programmes.withinReach.push(reach)
    else programmes.outOfReach.push(reach)
  }
  programmes.withinReach.sort((a, b) => a.missing.length - b.missing.length)
  return programmes
}

function reachOf({ programme, route, routes, requirements }: ProgrammeResult): Reach {
  const chosen = routes?.find((result) => result.route === route)
  const missing: Missing[] = []
  for (const { id, status, hard, settledBy } of chosen?.requirements ?? requirements)
    if (hard && status !== 'met')
      missing.push(settledBy ? { requirement: id, status, settledBy } : { requirement: id, status })
  return route ? { programme, route, missing } : { programme, missing }
}
