import type { IsoDate } from '../dated.ts'
import { type Profile, type Reading, read } from '../profile/profile.ts'
import { eligibility, mostHopeful } from './eligibility.ts'
import { INTAKE_LEDGER, type IntakeLedger } from './intake.ts'
import type { Requirement } from './requirement.ts'
import { type ProgramResult, type RouteResult, verdictOf } from './result.ts'

/** The programs in a stricter reading: what is not shown may be as told or worse, so nothing told is undone by it. */
export function eligibilityAs(
  reading: Reading,
  profile: Profile,
  on: IsoDate,
  ledger: IntakeLedger = INTAKE_LEDGER,
): ProgramResult[] {
  const told = eligibility(profile, on, ledger)
  if (reading === 'told') return told
  const strict = eligibility(read(profile, reading), on, ledger)
  return told.map((result, i) => asToldOrWorse(result, strict[i] ?? result))
}

function asToldOrWorse(told: ProgramResult, strict: ProgramResult): ProgramResult {
  const routes = told.routes?.map((route) => routeAsToldOrWorse(route, strict.routes))
  const best = routes && mostHopeful(routes)
  const requirements = worse(told.requirements, strict.requirements)
  return {
    ...told,
    requirements,
    verdict: best?.verdict ?? verdictOf(told.intake, requirements),
    ...(best && { route: best.route, intake: best.intake }),
    routes,
  }
}

function routeAsToldOrWorse(told: RouteResult, strict: readonly RouteResult[] = []): RouteResult {
  const same = strict.find(({ route }) => route === told.route)
  const requirements = worse(told.requirements, same?.requirements ?? [])
  return { ...told, requirements, verdict: verdictOf(told.intake, requirements) }
}

/** Takes the stricter reading, but keeps whatever the answers themselves do not meet. */
function worse(told: readonly Requirement[], strict: readonly Requirement[]): Requirement[] {
  const failed = new Map(told.filter(({ status }) => status === 'notMet').map((each) => [each.id, each]))
  const asked = new Set(strict.map(({ id }) => id))
  return [
    ...strict.map((each) => failed.get(each.id) ?? each),
    ...[...failed.values()].filter(({ id }) => !asked.has(id)),
  ]
}
