import type { ProgramStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { eligibility, type Program } from '@rahnama/rules/programs/programs.ts'
import { programStanding } from '../../../eligibility/eligibility.ts'
import type { Context } from '../../answers/answers.ts'

const FEDERAL: readonly Program[] = ['FSW', 'CEC', 'FST']
const HOPEFUL = ['eligible', 'unknown', 'notEligible', 'closed']

/** Of the pool, the program that stands best. */
export function standingOf({ file, today, book }: Context, program: Program | 'EE'): ProgramStanding | undefined {
  const [best] = eligibility(file.profile, today, book.ledger)
    .filter((each) => (program === 'EE' ? FEDERAL.includes(each.program) : each.program === program))
    .sort((a, b) => HOPEFUL.indexOf(a.verdict) - HOPEFUL.indexOf(b.verdict))
  return best && programStanding(best)
}

/** What these programs are called and how the profile stands in each. */
export function standingTable(context: Context, programs: readonly (Program | 'EE')[]) {
  const { texts } = context
  const standings = [...new Set(programs)].flatMap((program) => standingOf(context, program) ?? [])
  const distinct = standings.filter(({ program }, at) => standings.findIndex((each) => each.program === program) === at)
  return {
    head: texts.advisor.programs.standingHead,
    rows: distinct.map(({ program, verdict, requirements }) => [
      texts.eligibility.programs[program].name,
      texts.eligibility.verdicts[verdict],
      requirements
        .filter(({ status }) => status === 'notMet')
        .map(({ id }) => texts.eligibility.requirements[id])
        .join(context.language === 'fa' ? '؛ ' : '; ') || '—',
    ]),
  }
}
