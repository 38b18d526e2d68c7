import { orGap } from '../education-gap.ts'
import { rungAt } from '../ladder.ts'
import type { CrsInput } from './input.ts'
import { fitUnderCap, lineWriter } from './lines.ts'
import type { CrsLine, CrsResult } from './result.ts'
import type { RuleSetId } from './rule-sets.ts'
import type { TransferabilityTables } from './transferability-tables.ts'

/** Only the first official language counts here, by its lowest ability. */
export function scoreTransferability(
  input: CrsInput,
  lowestOfFirst: number,
  tables: TransferabilityTables,
  ruleSet: RuleSetId,
  lines: CrsLine[],
): CrsResult['transferability'] {
  const { maximum } = tables
  const { line } = lineWriter('transferability', tables.source, ruleSet)
  const credential = tables.credential[input.education]
  const foreignWork = rungAt(tables.foreignWork, input.foreignWorkYears).value
  const level = rungAt(tables.language, lowestOfFirst).value
  const canadianWork = rungAt(tables.canadianWork, input.canadianWorkYears).value

  const gap = credential === 0 ? input.educationGap : undefined
  const educationLanguage = orGap(tables.educationAndLanguage[credential][level], gap)
  const educationWork = orGap(tables.educationAndCanadianWork[credential][canadianWork], gap)
  const foreignLanguage = tables.foreignWorkAndLanguage[foreignWork][level]
  const foreignCanadian = tables.foreignWorkAndCanadianWork[foreignWork][canadianWork]
  const certificate = input.certificateOfQualification
    ? rungAt(tables.certificate, lowestOfFirst)
    : ({ reason: 'NO_CERTIFICATE', points: 0 } as const)

  const educationPair = [
    line('educationLanguage', educationLanguage, maximum.cell),
    line('educationCanadianWork', educationWork, maximum.cell),
  ]
  const foreignWorkPair = [
    line('foreignWorkLanguage', foreignLanguage, maximum.cell),
    line('foreignWorkCanadianWork', foreignCanadian, maximum.cell),
  ]
  const certificateLine = line('certificateLanguage', certificate, maximum.certificate)
  const educationTotal = fitUnderCap(educationPair, maximum.educationPair, 'EDUCATION_PAIR')
  const foreignWorkTotal = fitUnderCap(foreignWorkPair, maximum.foreignWorkPair, 'FOREIGN_WORK_PAIR')
  const all = [...educationPair, ...foreignWorkPair, certificateLine]
  const total = fitUnderCap(all, maximum.total, 'TRANSFERABILITY_TOTAL')
  lines.push(...all)
  return {
    educationLanguage: educationLanguage.points,
    educationCanadianWork: educationWork.points,
    educationTotal,
    foreignWorkLanguage: foreignLanguage.points,
    foreignWorkCanadianWork: foreignCanadian.points,
    foreignWorkTotal,
    certificateLanguage: certificate.points,
    total,
  }
}
