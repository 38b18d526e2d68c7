import type { CrsInput, CrsSpouse } from './input.ts'

export const PARTNER_REASONS = [
  'PARTNER_COUNTED',
  'NO_PARTNER',
  'PARTNER_FACTS_NOT_GIVEN',
  'PARTNER_STAYS_ABROAD',
  'PARTNER_CITIZEN_OR_RESIDENT',
] as const
export type PartnerReason = (typeof PARTNER_REASONS)[number]

export type CountedPartner =
  | { reason: 'PARTNER_COUNTED'; spouse: CrsSpouse }
  | { reason: Exclude<PartnerReason, 'PARTNER_COUNTED'>; spouse?: undefined }

/**
 * Being married is not enough: the with-spouse column is for a partner who comes along and is neither citizen nor
 * permanent resident. Otherwise everything said about a partner is left aside.
 */
export function countPartner({ maritalStatus, spouse }: Pick<CrsInput, 'maritalStatus' | 'spouse'>): CountedPartner {
  if (maritalStatus !== 'married' && maritalStatus !== 'common_law') return { reason: 'NO_PARTNER' }
  if (!spouse) return { reason: 'PARTNER_FACTS_NOT_GIVEN' }
  if (!spouse.accompanying) return { reason: 'PARTNER_STAYS_ABROAD' }
  if (spouse.citizenOrPermanentResident) return { reason: 'PARTNER_CITIZEN_OR_RESIDENT' }
  return { reason: 'PARTNER_COUNTED', spouse }
}
