import type { Cell } from '../cell.ts'
import { orGap } from '../education-gap.ts'
import { rungAt } from '../ladder.ts'
import type { CandidateLanguages } from './candidate-languages.ts'
import type { CoreTables } from './core-tables.ts'
import type { CrsInput } from './input.ts'
import { fitUnderCap, lineWriter } from './lines.ts'
import type { CrsLine, CrsReason, CrsResult } from './result.ts'
import type { RuleSetId } from './rule-sets.ts'

export function scoreCore(
  input: CrsInput,
  languages: CandidateLanguages,
  tables: CoreTables,
  ruleSet: RuleSetId,
  lines: CrsLine[],
): CrsResult['core'] {
  const { maximum } = tables
  const { line, languageLine } = lineWriter('core', tables.source, ruleSet)
  const age = line('age', ageCell(input, tables), maximum.age)
  const education = line('education', orGap(tables.education[input.education], input.educationGap), maximum.education)
  const first = languageLine('firstLanguage', languages.first, tables.firstLanguage, maximum.firstLanguage)
  const second = languageLine('secondLanguage', languages.second, tables.secondLanguage, maximum.secondLanguage)
  const work = line('canadianWork', rungAt(tables.canadianWork, input.canadianWorkYears), maximum.canadianWork)
  if (languages.secondRepeatsFirst) second.reason = 'SECOND_LANGUAGE_SAME_AS_FIRST'
  fitUnderCap([second], maximum.secondLanguage, 'SECOND_LANGUAGE')
  lines.push(age, education, first, second, work)
  return {
    age: age.points,
    education: education.points,
    firstLanguage: first.points,
    secondLanguage: second.points,
    canadianWork: work.points,
    total: age.points + education.points + first.points + second.points + work.points,
  }
}

function ageCell({ age, isAgeOpen }: CrsInput, tables: CoreTables): Cell<CrsReason> {
  const cell = rungAt(tables.age, age)
  return isAgeOpen && cell.points === 0 ? { points: 0, reason: 'AGE_NOT_GIVEN' } : cell
}
