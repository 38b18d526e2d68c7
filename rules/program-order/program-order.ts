import type { IsoDate } from '../dated.ts'
import { type Facts, factsOf, type Profile, type Reading } from '../profile/profile.ts'
import {
  eligibilityAs,
  INTAKE_LEDGER,
  type IntakeLedger,
  PROGRAMS,
  type Program,
  type ProgramResult,
  type Requirement,
  type RouteResult,
  VERDICTS,
} from '../programs/programs.ts'
import { type Aside, asideOf, isNamed, isOutOfReach } from './aside.ts'
import { offeredRoutes } from './offered-streams.ts'
import { type PersonalProgram, requirementsOf } from './personal-program.ts'

export type { Aside } from './aside.ts'
export { type PersonalProgram, requirementsOf } from './personal-program.ts'
export { offeredOf, prospectOf, unmetOf } from './prospect.ts'

/**
 * Every program in the order of this person, by the rules of docs/decisions/0045-order-of-programs.md. All readings
 * share the order of what was told, so that a document moves no program from its place.
 */
export function programsFor(
  profile: Profile,
  on: IsoDate,
  reading: Reading = 'told',
  ledger: IntakeLedger = INTAKE_LEDGER,
): PersonalProgram[] {
  const facts = factsOf(profile, on)
  const told = eligibilityAs('told', profile, on, ledger).map((result) => withNearestRoute(facts, result))
  const places = told.map((result) => placeOf(facts, result)).sort(byPlace)
  const read =
    reading === 'told'
      ? told
      : eligibilityAs(reading, profile, on, ledger).map((result) => withNearestRoute(facts, result))
  return places.flatMap(({ program, aside }) => {
    const result = read.find((each) => each.program === program)
    return result ? [{ ...result, ...(aside && { aside }) }] : []
  })
}

/** Of several ways in, only those for this person count, and the nearest is the one that is told. */
function withNearestRoute(facts: Facts, result: ProgramResult): ProgramResult {
  if (!result.routes) return result
  const routes = offeredRoutes(facts, result.routes)
  const [nearest] = routes.toSorted(byNearness)
  return nearest
    ? { ...result, routes, route: nearest.route, verdict: nearest.verdict, intake: nearest.intake }
    : { ...result, routes }
}

function byNearness(a: RouteResult, b: RouteResult): number {
  return (
    VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
    Number(isOutOfReach(a.requirements)) - Number(isOutOfReach(b.requirements)) ||
    compareShort(countOf(a), countOf(b))
  )
}

type Count = { met: number; notMet: number; open: number }

function countOf({ requirements }: { requirements: readonly Requirement[] }): Count {
  const count: Count = { met: 0, notMet: 0, open: 0 }
  for (const { hard, status } of requirements) {
    if (hard) count[status === 'unknown' ? 'open' : status]++
  }
  return count
}

type Place = Count & { program: Program; aside: Aside | undefined; isClosed: boolean; isNamed: boolean }

function placeOf(facts: Facts, result: ProgramResult): Place {
  const { program, verdict } = result
  const requirements = requirementsOf(result)
  return {
    program,
    aside: asideOf(facts, program, requirements),
    isClosed: verdict === 'closed',
    isNamed: isNamed(facts, program),
    ...countOf({ requirements }),
  }
}

function byPlace(a: Place, b: Place): number {
  return (
    Number(a.aside !== undefined) - Number(b.aside !== undefined) ||
    Number(a.isClosed) - Number(b.isClosed) ||
    Number(isWhollyUnmet(a)) - Number(isWhollyUnmet(b)) ||
    Number(b.isNamed) - Number(a.isNamed) ||
    compareShort(a, b) ||
    PROGRAMS.indexOf(a.program) - PROGRAMS.indexOf(b.program)
  )
}

/** Nothing is met and something surely is not; a program nobody was asked about is only open. */
function isWhollyUnmet({ met, notMet }: Count): boolean {
  return met === 0 && notMet > 0
}

/** All met first, then some met, then the fewest short; of these the fewest surely not met. */
function compareShort(a: Count, b: Count): number {
  const short = (count: Count) => count.notMet + count.open
  return (
    Number(short(a) > 0) - Number(short(b) > 0) ||
    Number(a.met === 0) - Number(b.met === 0) ||
    short(a) - short(b) ||
    a.notMet - b.notMet
  )
}
