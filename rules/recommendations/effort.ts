import type { Certainty, Cost, ImprovementId } from './improvement.ts'

type Effort = { months: number; cost: Cost; certainty: Certainty }

export const EFFORT_SOURCE = "The firm's planning estimates"

/** Each step usually takes so long until it counts, costs so much compared with the others, and works so surely. */
export const EFFORT: Record<ImprovementId, Effort> = {
  FIRST_LANGUAGE_TEST: { months: 2, cost: 'low', certainty: 'high' },
  LANGUAGE_ABILITY: { months: 3, cost: 'low', certainty: 'medium' },
  LANGUAGE_ALL_ABILITIES: { months: 6, cost: 'low', certainty: 'medium' },
  FRENCH: { months: 12, cost: 'medium', certainty: 'medium' },
  ECA: { months: 2, cost: 'low', certainty: 'high' },
  SECOND_CREDENTIAL: { months: 12, cost: 'medium', certainty: 'high' },
  MASTERS: { months: 24, cost: 'high', certainty: 'medium' },
  DOCTORATE: { months: 48, cost: 'high', certainty: 'low' },
  CANADIAN_STUDY: { months: 12, cost: 'high', certainty: 'medium' },
  CANADIAN_WORK: { months: 12, cost: 'medium', certainty: 'medium' },
  FOREIGN_WORK: { months: 12, cost: 'low', certainty: 'high' },
  CERTIFICATE_OF_QUALIFICATION: { months: 12, cost: 'medium', certainty: 'medium' },
  NOMINATION: { months: 18, cost: 'medium', certainty: 'low' },
  JOB_OFFER: { months: 6, cost: 'low', certainty: 'low' },
  PARTNER_LANGUAGE: { months: 3, cost: 'low', certainty: 'medium' },
  PARTNER_EDUCATION: { months: 2, cost: 'low', certainty: 'high' },
  PARTNER_CANADIAN_WORK: { months: 12, cost: 'medium', certainty: 'medium' },
  PARTNER_AS_PRINCIPAL: { months: 1, cost: 'low', certainty: 'high' },
}
