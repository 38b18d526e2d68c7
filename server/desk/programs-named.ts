import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { eligibility as en } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as fa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { PROGRAMS, type Program } from '@rahnama/rules/programs/programs.ts'

const FEWEST_LETTERS = 3

const NAMES: readonly (readonly [Program, readonly string[]])[] = PROGRAMS.map((program) => [
  program,
  [program, en.programs[program].name, fa.programs[program].name].map(foldForSearch),
])

/** Programs whose code, or a word of whose name in either language, begins like this. */
export function programsNamed(folded: string): Program[] {
  if (folded.length < FEWEST_LETTERS) return []
  return NAMES.flatMap(([program, names]) =>
    names.some((name) => name.startsWith(folded) || name.includes(` ${folded}`)) ? [program] : [],
  )
}
