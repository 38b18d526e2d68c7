import { type Facts, known, type StudyCanada, type Truth } from '../profile/profile.ts'
import { fundsRequirement } from './express-entry.ts'
import { fundsNeeded, STUDY_FUNDS } from './funds.ts'
import { confirmed, type Requirement, requirement } from './requirement.ts'

const GRADUATES_EXEMPT_SINCE = '2026-01-01'

export function studyCanadaRequirements(facts: Facts): Requirement[] {
  const plan: StudyCanada = known(facts.profile.studyCanada) ?? {}
  return [
    confirmed('stu-dli', known(plan.letterOfAcceptance)),
    attestation(plan, facts),
    ...(known(plan.province) === 'QC' ? [confirmed('stu-quebec', known(plan.quebecCertificate))] : []),
    funds(plan, facts),
    requirement('stu-genuine', 'OFFICER_DECIDES'),
  ]
}

function attestation(plan: StudyCanada, { on }: Facts): Requirement {
  if (known(plan.province) === 'QC' || isExempt(plan, on)) return requirement('stu-pal', 'NOT_NEEDED')
  return confirmed('stu-pal', known(plan.attestation))
}

/** School pupils, and since 2026 master's and doctoral students of public institutions, need no attestation. */
function isExempt(plan: StudyCanada, on: string): Truth {
  const level = known(plan.level)
  if (level === 'secondary') return true
  if (level !== 'master' && level !== 'doctoral') return level === undefined ? undefined : false
  return on >= GRADUATES_EXEMPT_SINCE ? known(plan.publicInstitution) : false
}

/** Living costs by the table of the day, the first year's tuition and the way there. Quebec sets its own living costs. */
function funds(plan: StudyCanada, { profile, familyComing, on }: Facts): Requirement {
  const have = known(profile.fundsCad)
  if (known(plan.province) === 'QC') return requirement('stu-funds', 'FUNDS_TABLE_MISSING', { have })
  const tuition = known(plan.firstYearTuitionCad)
  const travel = known(plan.travelCad)
  const least = plus(fundsNeeded(STUDY_FUNDS, familyComing.low, on), tuition ?? 0, travel ?? 0)
  const most = plus(fundsNeeded(STUDY_FUNDS, familyComing.high, on), tuition ?? 0, travel ?? 0)
  const result = fundsRequirement('stu-funds', have, least, most)
  const costsOpen = tuition === undefined || travel === undefined
  if (result.reason === 'FUNDS_ENOUGH' && costsOpen) return requirement('stu-funds', 'FUNDS_OPEN', { have, need: most })
  return result
}

function plus(living: number | undefined, tuition: number, travel: number): number | undefined {
  return living === undefined ? undefined : living + tuition + travel
}
