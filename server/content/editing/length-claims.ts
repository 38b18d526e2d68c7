import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import type { ClaimFigure } from '@rahnama/contract/content/content.ts'

/** Claims that tell how long a consultation lasts, in minutes. Slots are as long as the rules say. */
const LENGTHS = new Map([
  ['consultation-initial', CONSULTATION_RULES.initial.minutes],
  ['consultation-comprehensive', CONSULTATION_RULES.comprehensive.minutes],
  ['consultation-follow-up', CONSULTATION_RULES.followUp.minutes],
])

export function contradictsRules(slug: string, facts: object): boolean {
  const minutes = LENGTHS.get(slug)
  if (minutes === undefined) return false
  const figure = 'figure' in facts ? (facts.figure as ClaimFigure | null) : null
  const isSame = figure?.from === minutes && figure.to === undefined && figure.unit === 'minutes' && !figure.isAtLeast
  return !isSame
}
