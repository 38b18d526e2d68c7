import type { Certainty, Cost, ImprovementId } from './improvement.ts'

type Effort = { months: number; cost: Cost; certainty: Certainty }

export const EFFORT_SOURCE = "The firm's planning estimates"

/**
 * How long each step takes until it counts, what it costs compared with the others, and how far it is in the person's own
 * hands. They put the steps in order. Work and studies take what the table or the program itself asks for: full years of
 * work, a credential of at least a year, the usual length of a degree. Tests and assessments add booking and post to what
 * test centres and assessment bodies say. French, a trade's certificate, a nomination and a job offer have no such figure:
 * theirs only order them and are printed nowhere.
 */
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
