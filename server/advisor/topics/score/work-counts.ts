import { documentFacts } from '@rahnama/rules/checklist/checklist.ts'
import { REQUIREMENTS } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { EXPRESS_ENTRY_NOTES, link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

const requirement = (context: Context, id: 'fsw-work' | 'cec-work' | 'fst-work') =>
  ruleSource(context, REQUIREMENTS[id].source, context.today)

function sayFreelance(context: Context): Composed {
  const { texts, today } = context
  const proof = documentFacts('selfEmploymentProof', today)
  return {
    sentences: [texts.advisor.programs.freelance(texts.documentNames.selfEmploymentProof)],
    sources: [requirement(context, 'cec-work'), ruleSource(context, proof.source, proof.from)],
    link: link(context, 'services', 'immigrationServices'),
  }
}

function sayGaps(context: Context): Composed {
  const { texts, formats } = context
  const { years } = EXPRESS_ENTRY_NOTES.workWindows
  const { hours } = EXPRESS_ENTRY_NOTES.partTime
  return {
    sentences: [
      texts.advisor.programs.gaps(
        formats.number(hours),
        formats.years(years.FSW),
        formats.years(years.CEC),
        formats.years(years.FST),
      ),
    ],
    sources: [requirement(context, 'fsw-work'), requirement(context, 'cec-work'), requirement(context, 'fst-work')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

function saySameOccupation(context: Context): Composed {
  const { texts, formats } = context
  const { workWindows, partTime } = EXPRESS_ENTRY_NOTES
  return {
    sentences: [
      texts.advisor.programs.sameOccupation(formats.number(partTime.hours), formats.years(workWindows.years.FSW)),
    ],
    sources: [requirement(context, 'fsw-work')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

const LEAST_WORK = { FSW: 'fsw-work', CEC: 'cec-work', FST: 'fst-work' } as const

/** The least work of the program that is named, or of each in the pool. */
function sayExperience(context: Context, { program }: Slots): Composed {
  const { texts, formats } = context
  const asked = (['FSW', 'CEC', 'FST'] as const).filter((each) => !isOneOf(program) || each === program)
  const nameOf = (each: keyof typeof LEAST_WORK) => texts.eligibility.programs[each].name
  const workOf = (each: keyof typeof LEAST_WORK) => texts.eligibility.requirements[LEAST_WORK[each]]
  const t = texts.advisor.programs
  const hours = t.hoursOfYear(formats.number(EXPRESS_ENTRY_NOTES.partTime.hours))
  const [only, ...others] = asked
  return {
    sentences:
      only && others.length === 0
        ? [t.experienceOf(nameOf(only), workOf(only)), hours]
        : [t.experience, hours, ...(program === undefined || program === 'EE' ? [t.skilled] : [])],
    ...(others.length > 0 && {
      table: { head: t.compareHead, rows: asked.map((each) => [nameOf(each), workOf(each)]) },
    }),
    sources: asked.map((each) => requirement(context, LEAST_WORK[each])),
    link: link(context, 'services', 'immigrationServices'),
  }
}

const isOneOf = (program: Slots['program']) => program !== undefined && program in LEAST_WORK

const sayUnpaid = (context: Context): Composed => ({
  sentences: [context.texts.advisor.programs.unpaid],
  sources: [requirement(context, 'fsw-work'), requirement(context, 'cec-work')],
  link: link(context, 'services', 'immigrationServices'),
})

const WORK = 'work workabroad canadianwork accepted p:EE p:FSW p:CEC year month number takes company iran need eligible'

export const WORK_TOPICS: readonly Topic[] = [
  {
    id: 'programs.freelance',
    when: [
      'freelance',
      'freelance work',
      'selfemployed work',
      'selfemployed accepted',
      'selfemployed workabroad',
      'selfemployed p:CEC',
      'selfemployed p:EE accepted',
    ],
    also: WORK,
    compose: sayFreelance,
  },
  {
    id: 'programs.gaps',
    when: ['gap', 'gap work', 'gap year', 'gap accepted'],
    also: `${WORK} lose score explain neg continuous`,
    compose: sayGaps,
  },
  {
    id: 'programs.same-occupation',
    when: ['newtitle', 'newtitle work', 'newtitle year', 'newtitle accepted', 'newtitle continuous'],
    also: `${WORK} change move continuous score explain if raise neg workletter letter noc occupation`,
    compose: saySameOccupation,
  },
  {
    id: 'programs.experience',
    when: [],
    needs: ({ program }) => program === undefined || program === 'EE' || isOneOf(program),
    compose: sayExperience,
  },
  { id: 'programs.unpaid', when: ['unpaid', 'unpaid work', 'unpaid accepted'], also: WORK, compose: sayUnpaid },
  {
    id: 'programs.switch',
    when: ['switchprogram', 'change programs', 'change p:', 'change programs p:'],
    also: 'p: programs change case now move how province nomination',
    compose: () => ({ handOver: 'choice' }),
  },
]
