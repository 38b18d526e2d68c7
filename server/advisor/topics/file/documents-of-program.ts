import { askedWhen, checklistFor, subjectOfEntry } from '@rahnama/rules/checklist/checklist.ts'
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

const CHILD = 'child'
const PARENT: Profile = { ...ORDINARY, hasChildren: true, children: [{ id: CHILD, birthDate: '2018-01-01' }] }

const OF_CHILD = subjectOfEntry('children', CHILD)

const EXPRESS_ENTRY: readonly string[] = ['EE', 'FSW', 'CEC', 'FST']

/** A case of any of its programs is one of Express Entry. */
export const isOf = (named: Program | 'EE', program: Program) =>
  program === named || (named === 'EE' && EXPRESS_ENTRY.includes(program))

/** What to collect for a program that is named, before there is a case: the list of one's own is made with it. */
export function sayDocumentsOf(context: Context, named: Program | 'EE'): Composed {
  const { texts, today } = context
  const t = texts.advisor.documents
  const program = named === 'EE' ? 'FSW' : named
  return {
    sentences: [t.listOf(nameOf(context, named)), t.listOfFamily],
    ...tableOf(context, program, checklistFor(program, ORDINARY, today)),
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** "And for the children?": what each of them adds, before there is a case; without a program as Express Entry has it. */
export function sayDocumentsOfChildren(context: Context, named: Program | 'EE' = 'EE'): Composed {
  const t = context.texts.advisor.documents
  const program = named === 'EE' ? 'FSW' : named
  const items = checklistFor(program, PARENT, context.today).filter(({ subject }) => subject === OF_CHILD)
  if (items.length === 0) return sayDocumentsOf(context, named)
  return {
    sentences: [t.listOfChildren(nameOf(context, named)), t.listOfOwn],
    ...tableOf(context, program, items),
    link: link(context, 'services', 'immigrationServices'),
  }
}

const nameOf = ({ texts }: Context, named: Program | 'EE') =>
  named === 'EE' ? texts.advisor.programs.pool : texts.eligibility.programs[named].name

function tableOf(context: Context, program: Program, items: ReturnType<typeof checklistFor>) {
  const { texts, today } = context
  const t = texts.advisor.documents
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const isLater = (kind: (typeof kinds)[number]) => items.every((each) => each.kind !== kind || each.isLater)
  const later =
    program === 'FSW' || program === 'CEC' || program === 'FST' || program === 'PNP' ? t.inLater : t.inWanted
  const sources = [...new Set(kinds.flatMap((kind) => askedWhen(program, kind, today)?.source ?? []))]
  return {
    table: {
      head: t.listHead,
      rows: kinds.map((kind) => [texts.documentNames[kind], isLater(kind) ? later : t.inNow]),
    },
    sources: sources.map((source) => ruleSource(context, source, today)),
  }
}
