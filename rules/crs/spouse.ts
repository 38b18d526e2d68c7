import type { Cell } from '../cell.ts'
import { orGap } from '../education-gap.ts'
import { rungAt } from '../ladder.ts'
import { levelsOf } from '../language/language.ts'
import { lineWriter } from './lines.ts'
import type { CountedPartner } from './partner.ts'
import type { CrsLine, CrsReason, CrsResult } from './result.ts'
import type { RuleSetId } from './rule-sets.ts'
import type { SpouseTables } from './spouse-tables.ts'

export function scoreSpouse(
  { reason, spouse }: CountedPartner,
  tables: SpouseTables,
  ruleSet: RuleSetId,
  lines: CrsLine[],
): CrsResult['spouse'] {
  const { line, languageLine } = lineWriter('spouse', tables.source, ruleSet)
  if (!spouse) {
    const nothing: Cell<CrsReason> = { points: 0, reason }
    lines.push(line('education', nothing, 0), line('language', nothing, 0), line('canadianWork', nothing, 0))
    return { education: 0, language: 0, canadianWork: 0, total: 0 }
  }
  const { maximum } = tables
  const schooling: Cell<CrsReason> = spouse.education
    ? orGap(tables.education[spouse.education], spouse.educationGap)
    : { points: 0, reason: 'EDUCATION_NOT_GIVEN' }
  const levels = spouse.firstLanguage ? levelsOf(spouse.firstLanguage) : null
  const education = line('education', schooling, maximum.education)
  const language = languageLine('language', levels, tables.language, maximum.language)
  const work = line('canadianWork', rungAt(tables.canadianWork, spouse.canadianWorkYears ?? 0), maximum.canadianWork)
  lines.push(education, language, work)
  return {
    education: education.points,
    language: language.points,
    canadianWork: work.points,
    total: education.points + language.points + work.points,
  }
}
