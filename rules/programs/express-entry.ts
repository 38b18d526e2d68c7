import { atLeast, type Facts, hasValidOffer, known, type ValueRange } from '../profile/profile.ts'
import { fundsNeeded, SETTLEMENT_FUNDS } from './funds.ts'
import { pick, type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'

export function outsideQuebec(id: RequirementId, { profile }: Facts): Requirement {
  const province = known(profile.intendedProvince)
  if (province === undefined) return requirement(id, 'NOT_ANSWERED')
  return requirement(id, province === 'QC' ? 'PROVINCE_QUEBEC' : 'PROVINCE_FITS')
}

/** Money to settle is not asked of someone who may work in Canada already and has a valid job offer. */
export function settlementFunds(id: RequirementId, facts: Facts): Requirement {
  const mayWork = known(facts.profile.canadianStatus) === 'worker'
  if (mayWork && hasValidOffer(facts.profile)) return requirement(id, 'FUNDS_NOT_NEEDED')
  return settlementFundsOfAll(id, facts)
}

export function settlementFundsOfAll(id: RequirementId, { profile, familySize, on }: Facts): Requirement {
  const least = fundsNeeded(SETTLEMENT_FUNDS, familySize.low, on)
  const most = fundsNeeded(SETTLEMENT_FUNDS, familySize.high, on)
  return fundsRequirement(id, known(profile.fundsCad), least, most)
}

export function fundsRequirement(
  id: RequirementId,
  have: number | undefined,
  least: number | undefined,
  most: number | undefined,
): Requirement {
  if (least === undefined || most === undefined) return requirement(id, 'FUNDS_TABLE_MISSING', { have })
  // While the family is not known, nobody is told the amount of the largest.
  if (have === undefined) return requirement(id, 'NOT_ANSWERED', { need: least })
  if (have >= most) return requirement(id, 'FUNDS_ENOUGH', { have, need: most })
  return have < least
    ? requirement(id, 'FUNDS_TOO_LOW', { have, need: least })
    : requirement(id, 'FUNDS_OPEN', { have, need: most })
}

/** Hours are absent while no job was asked about. */
export function workRequirement(id: RequirementId, hours: ValueRange | undefined, need: number): Requirement {
  if (!hours) return requirement(id, 'NOT_ANSWERED', { need })
  const reason = pick(atLeast(hours, need), 'WORK_MET', 'WORK_TOO_SHORT', 'WORK_OPEN')
  return requirement(id, reason, { have: Math.floor(hours.low), need })
}
