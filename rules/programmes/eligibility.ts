import type { IsoDate } from '../dated.ts'
import { type Facts, factsOf, known, type Profile } from '../profile/profile.ts'
import { cecRequirements } from './cec.ts'
import { familyIntakeId, familyRequirements, sponsoredAs } from './family.ts'
import { fstRequirements } from './fst.ts'
import { fswRequirements } from './fsw.ts'
import { ictRequirements, transferCode } from './ict.ts'
import { INTAKE_LEDGER, type Intake, type IntakeLedger, intakeOn } from './intake.ts'
import { pnpIntent, pnpRoutes } from './pnp.ts'
import type { Requirement } from './requirement.ts'
import {
  isMoreHopeful,
  type Programme,
  type ProgrammeResult,
  type RouteResult,
  type Verdict,
  verdictOf,
} from './result.ts'
import type { RouteId } from './routes.ts'
import { studyCanadaRequirements } from './study-canada.ts'
import { studyChinaRequirements, studyLevelChina } from './study-china.ts'
import { suvIntake, suvRequirements } from './suv.ts'

/** What every programme asks of this person on this date, what is met, and what is still open. */
export function eligibility(profile: Profile, on: IsoDate, ledger: IntakeLedger = INTAKE_LEDGER): ProgrammeResult[] {
  return eligibilityOf(factsOf(profile, on), ledger)
}

export function eligibilityOf(facts: Facts, ledger: IntakeLedger = INTAKE_LEDGER): ProgrammeResult[] {
  const { on } = facts
  const fsw = result('FSW', intakeOn(ledger, 'FSW', on), fswRequirements(facts))
  const cec = result('CEC', intakeOn(ledger, 'CEC', on), cecRequirements(facts))
  const fst = result('FST', intakeOn(ledger, 'FST', on), fstRequirements(facts))
  const transfer = known(facts.profile.transfer)
  const family = sponsoredAs(facts)
  return [
    fsw,
    cec,
    fst,
    result('SUV', suvIntake(intakeOn(ledger, 'SUV', on), facts), suvRequirements(facts)),
    result('ICT', intakeOn(ledger, 'ICT', on), ictRequirements(facts), transfer && transferCode(transfer)),
    nominee(facts, bestOf([fsw.verdict, cec.verdict, fst.verdict]), ledger),
    result('FAMILY', intakeOn(ledger, familyIntakeId(family), on), familyRequirements(facts), family),
    result('STUDY_CA', intakeOn(ledger, 'STUDY_CA', on), studyCanadaRequirements(facts)),
    result('STUDY_CN', intakeOn(ledger, 'STUDY_CN', on), studyChinaRequirements(facts), studyLevelChina(facts)),
  ]
}

function result(programme: Programme, intake: Intake, requirements: Requirement[], route?: RouteId): ProgrammeResult {
  return { programme, intake, requirements, verdict: verdictOf(intake, requirements), route, routes: undefined }
}

function nominee(facts: Facts, federal: Verdict, ledger: IntakeLedger): ProgrammeResult {
  const intent = pnpIntent(facts)
  const routes = pnpRoutes(facts, federal, ledger)
  const best = mostHopeful(routes)
  if (!best) {
    const intake = intakeOn(ledger, facts.profile.intendedProvince === 'NU' ? 'PNP_NU' : 'PNP_QC', facts.on)
    return result('PNP', intake, [intent])
  }
  return {
    programme: 'PNP',
    intake: best.intake,
    requirements: [intent],
    verdict: best.verdict,
    route: best.route,
    routes,
  }
}

function mostHopeful(routes: RouteResult[]): RouteResult | undefined {
  let best: RouteResult | undefined
  for (const route of routes) if (!best || isMoreHopeful(route.verdict, best.verdict)) best = route
  return best
}

function bestOf(verdicts: readonly Verdict[]): Verdict {
  let best: Verdict = 'closed'
  for (const verdict of verdicts) if (isMoreHopeful(verdict, best)) best = verdict
  return best
}
