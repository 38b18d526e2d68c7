import type { IsoDate } from '../dated.ts'
import { type Facts, factsOf, known, type Profile } from '../profile/profile.ts'
import { cecRequirements } from './cec.ts'
import { familyIntakeId, familyRequirements, sponsoredAs } from './family.ts'
import { fstRequirements } from './fst.ts'
import { fswRequirements } from './fsw.ts'
import { ictRequirements, transferCode } from './ict.ts'
import { INTAKE_LEDGER, type Intake, type IntakeLedger, type Intakes, intakesOn } from './intake.ts'
import { pnpIntent, pnpRoutes } from './pnp.ts'
import type { Requirement } from './requirement.ts'
import { isMoreHopeful, type Program, type ProgramResult, type RouteResult, type Verdict, verdictOf } from './result.ts'
import type { RouteId } from './routes.ts'
import { studyCanadaRequirements } from './study-canada.ts'
import { studyChinaRequirements, studyLevelChina } from './study-china.ts'
import { suvIntake, suvRequirements } from './suv.ts'

/** Works out what every program asks of this person on this date, what is met, and what is still open. */
export function eligibility(profile: Profile, on: IsoDate, ledger: IntakeLedger = INTAKE_LEDGER): ProgramResult[] {
  return eligibilityOf(factsOf(profile, on), ledger)
}

export function eligibilityOf(facts: Facts, ledger: IntakeLedger = INTAKE_LEDGER): ProgramResult[] {
  const intakes = intakesOn(ledger, facts.on)
  const fsw = result('FSW', intakes.FSW, fswRequirements(facts))
  const cec = result('CEC', intakes.CEC, cecRequirements(facts))
  const fst = result('FST', intakes.FST, fstRequirements(facts))
  const transfer = known(facts.profile.transfer)
  const family = sponsoredAs(facts)
  return [
    fsw,
    cec,
    fst,
    result('SUV', suvIntake(intakes.SUV, facts), suvRequirements(facts)),
    result('ICT', intakes.ICT, ictRequirements(facts), transfer && transferCode(transfer)),
    nominee(facts, bestOf([fsw.verdict, cec.verdict, fst.verdict]), intakes),
    result('FAMILY', intakes[familyIntakeId(family)], familyRequirements(facts), family),
    result('STUDY_CA', intakes.STUDY_CA, studyCanadaRequirements(facts)),
    result('STUDY_CN', intakes.STUDY_CN, studyChinaRequirements(facts), studyLevelChina(facts)),
  ]
}

function result(
  program: Program,
  intake: Intake,
  requirements: readonly Requirement[],
  route?: RouteId,
): ProgramResult {
  return { program, intake, requirements, verdict: verdictOf(intake, requirements), route, routes: undefined }
}

function nominee(facts: Facts, federal: Verdict, intakes: Intakes): ProgramResult {
  const intent = pnpIntent(facts)
  const routes = pnpRoutes(facts, federal, intakes)
  const best = mostHopeful(routes)
  if (!best) {
    return result('PNP', facts.profile.intendedProvince === 'NU' ? intakes.PNP_NU : intakes.PNP_QC, [intent])
  }
  return {
    program: 'PNP',
    intake: best.intake,
    requirements: [intent],
    verdict: best.verdict,
    route: best.route,
    routes,
  }
}

export function mostHopeful(routes: readonly RouteResult[]): RouteResult | undefined {
  let best: RouteResult | undefined
  for (const route of routes) {
    if (route.verdict === best?.verdict) continue
    if (!best || isMoreHopeful(route.verdict, best.verdict)) best = route
  }
  return best
}

function bestOf(verdicts: readonly Verdict[]): Verdict {
  let best: Verdict = 'closed'
  for (const verdict of verdicts) if (isMoreHopeful(verdict, best)) best = verdict
  return best
}
