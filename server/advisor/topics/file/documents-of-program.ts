import { askedWhen, checklistFor } from '@rahnama/rules/checklist/checklist.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'

/** Somebody with one degree and one job from abroad: what the program asks of nearly everybody, and of no family. */
const ORDINARY: Profile = {
  residence: 'AE',
  birthDate: '1990-01-01',
  credentials: [{ id: 'degree', country: 'AE' }],
  jobs: [{ id: 'job', country: 'AE', current: true }],
}

const EXPRESS_ENTRY: readonly string[] = ['EE', 'FSW', 'CEC', 'FST']

/** A case of any of its programs is one of Express Entry. */
export const isOf = (named: Program | 'EE', program: Program) =>
  program === named || (named === 'EE' && EXPRESS_ENTRY.includes(program))

/** What to collect for a program that is named, before there is a case: the list of one's own is made with it. */
export function sayDocumentsOf(context: Context, named: Program | 'EE'): Composed {
  const { texts, today } = context
  const program = named === 'EE' ? 'FSW' : named
  const name = named === 'EE' ? texts.advisor.programs.pool : texts.eligibility.programs[named].name
  const t = texts.advisor.documents
  const items = checklistFor(program, ORDINARY, today)
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const isLater = (kind: (typeof kinds)[number]) => items.every((each) => each.kind !== kind || each.isLater)
  const later =
    program === 'FSW' || program === 'CEC' || program === 'FST' || program === 'PNP' ? t.inLater : t.inWanted
  const sources = [...new Set(kinds.flatMap((kind) => askedWhen(program, kind, today)?.source ?? []))]
  return {
    sentences: [t.listOf(name), t.listOfFamily],
    table: {
      head: t.listHead,
      rows: kinds.map((kind) => [texts.documentNames[kind], isLater(kind) ? later : t.inNow]),
    },
    sources: sources.map((source) => ruleSource(context, source, today)),
    link: link(context, 'services', 'immigrationServices'),
  }
}
