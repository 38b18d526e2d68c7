import type { Cell } from '../cell.ts'
import type { Levels } from '../language/language.ts'
import { lowestLevel } from '../language/language.ts'
import type { AdditionalTables, EnglishBesideFrench, FrenchReason } from './additional-tables.ts'
import type { CandidateLanguages } from './candidate-languages.ts'
import type { CrsInput } from './input.ts'
import { fitUnderCap, lineWriter } from './lines.ts'
import type { CrsLine, CrsResult } from './result.ts'
import type { RuleSetId } from './rule-sets.ts'

const FRENCH_LEVEL = 7
const ENGLISH_LEVEL = 5

export function scoreAdditional(
  input: CrsInput,
  languages: CandidateLanguages,
  tables: AdditionalTables,
  ruleSet: RuleSetId,
  lines: CrsLine[],
): CrsResult['additional'] {
  const { line } = lineWriter('additional', tables.source, ruleSet)
  const nomination = tables.provincialNomination[input.provincialNomination ? 'yes' : 'no']
  const jobOffer = tables.arrangedEmployment[input.arrangedEmployment]
  const study = tables.canadianEducation[input.canadianEducation]
  const french = frenchCell(languages, tables)
  const sibling = tables.sibling[input.siblingInCanada ? 'yes' : 'no']
  const { maximum } = tables
  // A nomination fills the section, so it comes first: the others are what the cap wastes.
  const ordered = [
    line('provincialNomination', nomination, maximum.provincialNomination),
    line('arrangedEmployment', jobOffer, maximum.arrangedEmployment),
    line('canadianEducation', study, maximum.canadianEducation),
    line('french', french, maximum.french),
    line('sibling', sibling, maximum.sibling),
  ]
  const total = fitUnderCap(ordered, maximum.total, 'ADDITIONAL_TOTAL')
  lines.push(...ordered)
  return {
    sibling: sibling.points,
    french: french.points,
    canadianEducation: study.points,
    provincialNomination: nomination.points,
    arrangedEmployment: jobOffer.points,
    total,
  }
}

function frenchCell({ french, english }: CandidateLanguages, tables: AdditionalTables): Cell<FrenchReason> {
  if (!french) return { reason: 'FRENCH_NOT_TESTED', points: 0 }
  if (lowestLevel(french) < FRENCH_LEVEL) return { reason: 'FRENCH_UNDER_7', points: 0 }
  return tables.french[englishBeside(english)]
}

function englishBeside(english: Levels | null): EnglishBesideFrench {
  if (!english) return 'none'
  if (lowestLevel(english) >= ENGLISH_LEVEL) return 'all5OrMore'
  const highest = Math.max(english.listening, english.reading, english.writing, english.speaking)
  return highest < ENGLISH_LEVEL ? 'allUnder5' : 'someUnder5'
}
