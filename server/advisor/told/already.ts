import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import { type LanguageResult, languageOf, levelsOf } from '@rahnama/rules/language/language.ts'
import type { ToldFacts, ToldPartner } from '../understand/understand.ts'
import { type Base, crsInputs } from './inputs.ts'

const isResult = (value: unknown): value is LanguageResult =>
  typeof value === 'object' && value !== null && 'test' in value && 'scores' in value

/** As the score sees it: by levels, whichever test gave them. */
const seen = (inputs: readonly CrsInput[]) =>
  JSON.stringify(inputs, (_, value: unknown) =>
    isResult(value) ? { language: languageOf(value.test), levels: levelsOf(value) } : value,
  )

/** Nothing of what is supposed is new: the file has all of it. */
export const isInFile = (base: Base, facts: ToldFacts): boolean =>
  seen(crsInputs(base, {})) === seen(crsInputs(base, facts))

const NO_DEGREE = 'less_than_secondary'

/** The same facts as if there were none of them. */
function none(facts: ToldFacts): ToldFacts {
  const { partner } = facts
  return {
    ...(facts.education && { education: NO_DEGREE }),
    ...(facts.english && { english: null }),
    ...(facts.french && { french: null }),
    ...(facts.foreignYears && { foreignYears: 0 }),
    ...(facts.canadianStudyYears && { canadianStudyYears: 0 }),
    ...(facts.nomination && { nomination: false }),
    ...(facts.sibling && { sibling: false }),
    ...(facts.certificate && { certificate: false }),
    ...(partner && partner !== 'none' && { partner: noneOf(partner) }),
  }
}

function noneOf({ education, english, french }: ToldPartner): ToldPartner {
  return { ...(education && { education: NO_DEGREE }), ...((english || french) && { english: null }) }
}

/** What facts that the file has already bring, with all that hangs on them. */
export function pointsOfFile(base: Base, facts: ToldFacts): number {
  const total = (each: ToldFacts) => Math.max(...crsInputs(base, each).map((input) => crs(input, base.today).total))
  return total({}) - total(none(facts))
}
