import type { IsoDate } from '../dated.ts'
import { scoreAdditional } from './additional.ts'
import { candidateLanguages } from './candidate-languages.ts'
import { scoreCore } from './core.ts'
import type { CrsInput } from './input.ts'
import { countPartner } from './partner.ts'
import type { CrsLine, CrsResult } from './result.ts'
import { ruleSetNotice, ruleSetOn } from './rule-sets.ts'
import { scoreSpouse } from './spouse.ts'
import { scoreTransferability } from './transferability.ts'

export type { ArrangedEmployment, CanadianEducation, CrsInput, CrsSpouse, MaritalStatus } from './input.ts'
export { ARRANGED_EMPLOYMENT, CANADIAN_EDUCATION, MARITAL_STATUSES } from './input.ts'
export type { PartnerReason } from './partner.ts'
export type {
  CrsCap,
  CrsFactor,
  CrsFactors,
  CrsLine,
  CrsReason,
  CrsResult,
  CrsSection,
  LevelPointsReason,
} from './result.ts'
export type { ReportedChange, RuleSetId, RuleSetNotice, UnknownOfChange } from './rule-sets.ts'
export { FIRST_RULE_SET_FROM, REPORTED_RULE_SET, RULE_SET_IDS } from './rule-sets.ts'

/** The Comprehensive Ranking System score of a candidate under the rules of a day, with the reason for every point. */
export function crs(input: CrsInput, on: IsoDate): CrsResult {
  const rules = ruleSetOn(on)
  const notice = ruleSetNotice(on)
  const partner = countPartner(input)
  const languages = candidateLanguages(input)
  const column = rules.core[partner.spouse ? 'withSpouse' : 'withoutSpouse']
  const lines: CrsLine[] = []
  const core = scoreCore(input, languages, column, rules.id, lines)
  const spouse = scoreSpouse(partner, rules.spouse, rules.id, lines)
  const transferability = scoreTransferability(input, languages.lowestOfFirst, rules.transferability, rules.id, lines)
  const additional = scoreAdditional(input, languages, rules.additional, rules.id, lines)
  const result: CrsResult = {
    ruleSet: rules.id,
    scoredAs: partner.spouse ? 'with_spouse' : 'without_spouse',
    scoredAsReason: partner.reason,
    core,
    spouse,
    transferability,
    additional,
    total: core.total + spouse.total + transferability.total + additional.total,
    lines,
  }
  if (notice) result.notice = notice
  return result
}

export function crsTotal(input: CrsInput, on: IsoDate): number {
  return crs(input, on).total
}
