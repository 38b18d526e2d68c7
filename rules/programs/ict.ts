import { type IsoDate, oncePerDay } from '../dated.ts'
import { addYears, compare, monthsBetween } from '../dates.ts'
import { type Facts, known, type Transfer, type Truth } from '../profile/profile.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import type { TransferCode } from './routes.ts'
import { thresholdsOn } from './thresholds.ts'

type Role = Exclude<Transfer['role'], 'unknown' | undefined>
const CODE_OF_ROLE: Record<Role, TransferCode | undefined> = {
  owner: 'C62',
  director: 'C62',
  executive: 'C62',
  senior_manager: 'C62',
  functional_manager: 'C62',
  specialized_knowledge: 'C63',
  other: undefined,
}

/** Someone sent to set up a new Canadian enterprise uses C61 whatever the role. */
export function transferCode(transfer: Transfer): TransferCode | undefined {
  if (known(transfer.newEnterprise)) return 'C61'
  const role = known(transfer.role)
  return role && CODE_OF_ROLE[role]
}

export function ictRequirements({ profile, on }: Facts): readonly Requirement[] {
  const transfer = known(profile.transfer)
  return transfer ? requirementsFor(transfer, on) : nothingTold(on)
}

function requirementsFor(transfer: Transfer, on: IsoDate): Requirement[] {
  return [
    confirmed('ict-branch-abroad', known(transfer.branchAbroad)),
    yearAtCompany(transfer, on),
    employment(transfer, on),
    link(transfer),
    countries(transfer, on),
    confirmed('ict-doing-business', known(transfer.bothDoingBusiness)),
    role(transfer),
    ...codeRequirements(transfer),
    requirement('ict-temporary', 'OFFICER_DECIDES'),
  ]
}

function codeRequirements(transfer: Transfer): Requirement[] {
  const code = transferCode(transfer)
  if (code === 'C61') {
    return [
      confirmed('ict-premises', known(transfer.premises)),
      confirmed('ict-hiring-plan', known(transfer.hiringPlan)),
      confirmed('ict-start-funds', known(transfer.canPayStart)),
    ]
  }
  if (code !== 'C63') return []
  return [
    confirmed('ict-knowledge', known(transfer.proprietaryKnowledge)),
    confirmed('ict-wage', known(transfer.prevailingWage)),
  ]
}

function yearAtCompany(transfer: Transfer, on: IsoDate): Requirement {
  const since = known(transfer.employedSince)
  const stated = known(transfer.yearsAtCompany)
  const have = stated ?? (since === undefined ? undefined : Math.floor(monthsBetween(since, on) / 12))
  const need = thresholdsOn(on).ictYearsAtCompany
  const enough = have === undefined ? undefined : have >= need
  return requirement('ict-year-at-company', pick(enough, 'WORK_MET', 'WORK_TOO_SHORT', 'NOT_ANSWERED'), {
    have,
    need,
  })
}

/** Twelve continuous months of full-time work for the enterprise abroad, within the three years before applying. */
function employment(transfer: Transfer, on: IsoDate): Requirement {
  const since = known(transfer.employedSince)
  const need = thresholdsOn(on).ictEmploymentMonths
  if (since === undefined) return requirement('ict-employment', 'NOT_ANSWERED', { need })
  const windowStart = addYears(on, -thresholdsOn(on).ictEmploymentWindowYears)
  const start = compare(since, windowStart) > 0 ? since : windowStart
  const until = known(transfer.employedUntil)
  const end = until !== undefined && until < on ? until : on
  const months = Math.max(0, monthsBetween(start, end))
  const fullTime = known(transfer.fullTime)
  const enough: Truth = months < need ? false : fullTime
  return requirement('ict-employment', pick(enough, 'WORK_MET', 'WORK_TOO_SHORT', 'WORK_OPEN'), {
    have: months,
    need,
  })
}

function link(transfer: Transfer): Requirement {
  const value = known(transfer.link)
  const fits = value === undefined ? undefined : value !== 'none'
  return requirement('ict-relationship', pick(fits, 'LINK_FITS', 'LINK_MISSING', 'NOT_ANSWERED'), { have: value })
}

function countries(transfer: Transfer, on: IsoDate): Requirement {
  const have = known(transfer.countriesWithRevenue)
  const need = thresholdsOn(on).ictCountriesWithRevenue
  const enough = have === undefined ? undefined : have >= need
  return requirement('ict-multinational', pick(enough, 'ENOUGH', 'TOO_LITTLE', 'NOT_ANSWERED'), {
    have,
    need,
  })
}

function role(transfer: Transfer): Requirement {
  const value = known(transfer.role)
  const fits = value === undefined ? undefined : CODE_OF_ROLE[value] !== undefined
  return requirement('ict-role', pick(fits, 'ROLE_FITS', 'ROLE_DOES_NOT_FIT', 'NOT_ANSWERED'), { have: value })
}

/** Every question is open. */
const nothingTold = oncePerDay((on) => requirementsFor({}, on))
