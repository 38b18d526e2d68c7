import type { ProgramStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import { href } from '@rahnama/contract/page-paths.ts'
import { intakeText, requirementText } from '@rahnama/contract/texts/texts.ts'
import { factsOf, type Province } from '@rahnama/rules/profile/profile.ts'
import { programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { type IntakeId, type Program, THRESHOLDS, thresholdsOn } from '@rahnama/rules/programs/programs.ts'
import { programStanding } from '../../../eligibility/eligibility.ts'
import type { Answer, Composed, Context } from '../../answers/answers.ts'
import { articleSource, fileSource, link, ruleSource, sayQuestion } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { sayIntake } from '../intake.ts'
import type { Topic } from '../topic.ts'
import { newsOf, streamTable } from './province-news.ts'
import { standingOf } from './standing.ts'

/** Express Entry is a pool of three programs; what is asked of it is said of the one most people mean. */
const programOf = ({ program }: Slots): Program | undefined => (program === 'EE' ? 'FSW' : program)

function sayMine(context: Context): Composed {
  const { texts, formats, file, today, book } = context
  const standings = programsFor(file.profile, today, 'told', book.ledger).map(programStanding)
  const fitting = standings.filter(({ verdict }) => verdict === 'eligible')
  const names = fitting.map(({ program }) => texts.eligibility.programs[program].name)
  const t = texts.advisor.programs
  // Of whoever has told nothing, nothing is known: that is no "no".
  if (standings.every(({ verdict }) => verdict === 'unknown' || verdict === 'closed'))
    return {
      sentences: [t.mineOpen],
      sources: [fileSource(context, 'profile')],
      link: link(context, 'profile', 'profile'),
    }
  return {
    sentences: [names.length > 0 ? t.mineLead(formats.list(names)) : t.mineNone, t.officer],
    table: {
      head: t.head,
      rows: standings.map(({ program, verdict, intake }) => [
        texts.eligibility.programs[program].name,
        texts.eligibility.verdicts[verdict],
        intakeText(texts.eligibility.intakeStatuses, texts.report, formats, intake),
      ]),
    },
    sources: [fileSource(context, 'profile')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

const VERDICT = { eligible: 'verdictYes', notEligible: 'verdictNo' } as const

/** An amount that grows with the family is said of the smallest it may be, and of how many that are. */
function sayRequirement(
  { file, today, texts, formats }: Context,
  requirement: ProgramStanding['requirements'][number],
) {
  const said = requirementText(texts.eligibility, texts.report, formats, requirement)
  const { low, high } = factsOf(file.profile, today).familySize
  if (requirement.unit !== 'cad' || requirement.status !== 'unknown' || low === high) return said
  return texts.advisor.programs.ofFamily(said, texts.advisor.money.persons(low, formats.number(low)))
}

function sayStanding(context: Context, slots: Slots): Composed {
  const standing = slots.program && standingOf(context, slots.program)
  if (!standing) return { handOver: 'unknown' }
  if (tellsOfWork(slots)) return sayAsked(context, standing)
  if (standing.verdict === 'closed') return sayOpen(context, { ...slots, program: standing.program })
  const { texts } = context
  const { name } = texts.eligibility.programs[standing.program]
  const say = VERDICT[standing.verdict as keyof typeof VERDICT] ?? 'verdictOpen'
  const t = texts.advisor.programs
  const sources = [...new Set(standing.requirements.map(({ source }) => source))].slice(0, MOST_SOURCES)
  return {
    sentences: [t[say](name), t.asks(name), t.officer],
    table: {
      head: t.requirementHead,
      rows: standing.requirements.map((requirement) => [
        texts.eligibility.requirements[requirement.id],
        texts.eligibility.statuses[requirement.status],
        sayRequirement(context, requirement),
      ]),
    },
    sources: [...sources.map((source) => ruleSource(context, source, context.today)), fileSource(context, 'profile')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** "I worked in Toronto for a year: does it fit?" The profile may know nothing of it, so what is asked is said without a verdict. */
function tellsOfWork({ concepts }: Slots): boolean {
  const names = (...wanted: string[]) => wanted.some((each) => concepts.includes(each))
  return names('work', 'canadianwork', 'workabroad') && names('year', 'month', 'number')
}

function sayAsked(context: Context, { program, requirements }: ProgramStanding): Composed {
  const { texts, today } = context
  const { name } = texts.eligibility.programs[program]
  const sources = [...new Set(requirements.map(({ source }) => source))].slice(0, MOST_SOURCES)
  return {
    sentences: [texts.advisor.programs.asksOf(name)],
    table: {
      head: texts.advisor.programs.compareHead,
      rows: requirements.map(({ id }) => [name, texts.eligibility.requirements[id]]),
    },
    sources: sources.map((source) => ruleSource(context, source, today)),
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** "Why am I not eligible?" is about the program of the case, or about all of them. */
function sayWhyNot(context: Context, slots: Slots): Composed {
  const program = context.file.applications[0]?.program
  return program ? sayStanding(context, { ...slots, program }) : sayMine(context)
}

const MOST_SOURCES = 4
const FORM_OF: Partial<Record<Program, [label: 'transfer' | 'study', path: string]>> = {
  ICT: ['transfer', href('transfer')],
  STUDY_CA: ['study', href('studyAbroad')],
  STUDY_CN: ['study', href('studyAbroad')],
}

function sayExplain(context: Context, slots: Slots): Composed {
  const { texts } = context
  const t = texts.advisor.programs
  if (slots.program === 'EE') {
    return {
      sentences: [t.expressEntry],
      sources: [articleSource(context, 'how-the-crs-works')],
      link: link(context, 'services', 'immigrationServices'),
    }
  }
  const program = programOf(slots)
  if (!program) return { handOver: 'unknown' }
  const { name, summary } = texts.eligibility.programs[program]
  const [label, path] = FORM_OF[program] ?? (['services', href('immigrationServices')] as const)
  const intake = sayOpen(context, slots)
  const more = 'sentences' in intake ? intake : { sentences: [], sources: [fileSource(context, 'firm')] }
  return {
    sentences: [t.explain(name, summary), ...more.sentences],
    sources: more.sources,
    link: { href: path, label: texts.advisor.links[label] },
  }
}

function sayOpen(context: Context, slots: Slots): Composed {
  const program = programOf(slots)
  if (!program) return { handOver: 'unknown' }
  if (program === 'PNP') return { handOver: 'notInTables' }
  if (program === 'SUV') return sayStartupVisa(context)
  const { sentences, ...more } = sayIntake(context, program)
  return sentences.length > 0
    ? { sentences, ...more, link: link(context, 'services', 'immigrationServices') }
    : { handOver: 'notInTables' }
}

/** The owner's own words on it, beside the ledger's entry for the day it closed. */
function sayStartupVisa(context: Context): Composed {
  const closing = context.book.ledger.SUV.find(({ value }) => value.status === 'closed')
  const said = sayQuestion(context, 'startup-visa-closed', { link: link(context, 'services', 'immigrationServices') })
  if (!closing || !('sources' in said)) return said
  const { verdict, sentences: intake } = sayIntake(context, 'SUV')
  const [first = '', ...more] = said.sentences.map((sentence) => sentence.replace(/^(?:No|نه)\.\s*/, ''))
  // What the ledger notes beside the day it closed is what the owner says in more words.
  const closed = intake.map((sentence) => sentence.replace(/\. .*$/s, '.'))
  const sentences = [...closed, first, ...more]
  return {
    ...said,
    sentences,
    ...(verdict && { verdict }),
    sources: [...said.sources, ruleSource(context, closing.source, closing.from)],
  }
}

/** What each kind of organization has to put in, and whether anybody can still apply. */
function sayInvestors(context: Context): Composed {
  const { texts, formats, today } = context
  const { suvAngelGroupCad: angels, suvVentureCapitalCad: fund } = thresholdsOn(today)
  const [{ source, from }] = THRESHOLDS.suvAngelGroupCad
  const intake = sayIntake(context, 'SUV')
  return {
    sentences: [
      texts.advisor.programs.investors(formats.money(angels, 'CAD'), formats.money(fund, 'CAD')),
      ...intake.sentences,
    ],
    sources: [ruleSource(context, source, from), ...intake.sources],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** Whoever names two reads of both. */
function sayProvinces(context: Context, { concepts, province }: Slots): Composed {
  const named = concepts.flatMap((each) => (each.startsWith('pv:') ? [each.slice('pv:'.length) as Province] : []))
  const [first, ...more] = [...new Set(named.length > 0 ? named : province ? [province] : [])].map((each) =>
    sayProvince(context, each),
  )
  if (!first) return { handOver: 'unknown' }
  if (more.length === 0) return first
  const all = [first, ...more]
  const rows = all.flatMap(({ table }) => table?.rows ?? [])
  return {
    ...first,
    sentences: all.flatMap(({ sentences }) => sentences),
    ...(rows.length > 0 && { table: { head: context.texts.advisor.points.streamHead, rows } }),
    sources: all.flatMap(({ sources }) => sources),
  }
}

function sayProvince(context: Context, province: Province): Answer {
  const { texts } = context
  const { sentences, sources } = sayIntake(context, `PNP_${province}` as IntakeId)
  const name = texts.eligibility.provinces[province]
  const t = texts.advisor.programs
  const isNone = province === 'QC' || province === 'NU'
  return {
    sentences: isNone
      ? [t.noProvince(name), ...(province === 'QC' ? [t.provinceQuebec] : [])]
      : [...sentences.map((each) => `${name}. ${each}`), ...newsOf(context, province)],
    ...(!isNone && { table: streamTable(context, province) }),
    sources,
    link: link(context, 'services', 'immigrationServices'),
  }
}

export const PROGRAM_TOPICS: readonly Topic[] = [
  {
    id: 'programs.mine',
    when: ['programs eligible', 'eligible', 'programs'],
    also: 'programs list open score',
    compose: sayMine,
  },
  { id: 'programs.why-not', when: ['eligible why neg', 'eligible why'], also: 'programs neg', compose: sayWhyNot },
  {
    id: 'programs.explain',
    when: ['p: what', 'p:', 'p: explain', 'study china'],
    also: 'programs how explain study',
    compose: sayExplain,
  },
  {
    id: 'programs.open',
    when: ['p: open', 'p:SUV case accepted'],
    also: 'programs when year accepted case',
    compose: sayOpen,
  },
  {
    id: 'programs.startup-investors',
    when: [
      'investor',
      'investor p:SUV',
      'investor howmuch',
      'investor funds',
      'investor compare',
      'investor p:SUV howmuch',
    ],
    also: 'p:SUV howmuch funds need dollar compare company what limit entrepreneur',
    compose: sayInvestors,
  },
  {
    id: 'programs.standing',
    when: ['p: eligible', 'p: need', 'p: requirements', 'p: eligible why neg', 'p: eligible neg'],
    also: 'why neg programs study score list p: eligible requirements acceptance work canadianwork workabroad year month number pv: iran',
    compose: sayStanding,
  },
  {
    id: 'programs.province',
    when: ['pv: p:PNP', 'pv: open', 'pv: programs', 'pv: nomination', 'pv:'],
    also: 'programs province open accepted nomination eligible p:PNP live year tradesperson healthjob techjob driverjob hospitalityjob teacherjob occupation',
    compose: sayProvinces,
  },
]
