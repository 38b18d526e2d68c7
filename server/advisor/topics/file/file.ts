import type { Answer, Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { LAST_READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'
import { isOf, sayDocumentsOf, sayDocumentsOfChildren } from './documents-of-program.ts'
import { MEANWHILE_TOPIC, owedDocuments } from './owed.ts'
import { sayNext } from './own-file.ts'

function sayStatus(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor
  const sentences = file.applications.flatMap(({ reference, program, turn, dueOn }) => [
    t.file.case(formats.code(reference), texts.eligibility.programs[program].name, t.turns[turn]),
    ...(dueOn ? [t.file.due(formats.date(dueOn))] : []),
  ])
  const owed = owedDocuments(context)
  return {
    sentences: sentences.length > 0 ? [...sentences, ...owed] : [t.file.noCase, nextWithoutCase(context)],
    sources: [fileSource(context, 'case'), ...(owed.length > 0 ? [fileSource(context, 'documents')] : [])],
    link: link(context, 'applications', 'applications'),
  }
}

/** Whoever has begun nothing is told what comes first. */
export function nextWithoutCase({ file, texts, formats }: Context): string {
  const gaps = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  const t = texts.advisor.file
  return gaps.length > 0 ? t.nextIsProfile(formats.list(gaps)) : t.nextIsApplication
}

function sayDeadlines(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.file
  const due = file.applications.flatMap(({ reference, program, turn, dueOn }) =>
    dueOn
      ? [
          `${t.case(formats.code(reference), texts.eligibility.programs[program].name, texts.advisor.turns[turn])} ${t.due(formats.date(dueOn))}`,
        ]
      : [],
  )
  const next = file.appointment
  const dates = [...due, ...(next ? [sayNext(context, next)] : [])]
  return {
    sentences: [
      ...(dates.length > 0 ? dates : [t.noDeadline]),
      ...(file.applications.length > 0 ? [] : [nextWithoutCase(context)]),
    ],
    sources: [fileSource(context, 'case'), ...(next ? [fileSource(context, 'bookings')] : [])],
    link: link(context, 'applications', 'applications'),
  }
}

function sayConsultant(context: Context): Composed {
  const { file, texts } = context
  const names = [...new Set(file.applications.flatMap(({ consultant }) => consultant ?? []))]
  const t = texts.advisor.file
  return {
    sentences: names.length > 0 ? names.map(t.consultant) : [t.noConsultant],
    sources: [fileSource(context, 'case')],
    link: link(context, 'applications', 'applications'),
  }
}

/** "Is anything missing?" asks the contrary. */
const COMPLETE = /complete|everything|کامل|تکمیل|kamel/i

/** What is open in the file: documents of each case, then answers of the profile. */
function sayMissing(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.documents
  const documents = file.checklists.flatMap(({ program, needed, given, documents: all }) => {
    const { name } = texts.eligibility.programs[program]
    const open = all.filter(({ isWithClient }) => isWithClient).map(({ kind }) => texts.documentNames[kind])
    const said = open.length > 0 ? t.missing(name, formats.list([...new Set(open)])) : t.nothingMissing(name)
    return [said, t.progress(formats.number(given), formats.number(needed))]
  })
  const isComplete = file.checklists.every(({ documents: all }) => !all.some(({ isWithClient }) => isWithClient))
  const gaps = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  return {
    sentences: [
      ...(documents.length > 0 ? documents : [t.noCase]),
      ...(gaps.length > 0 ? [t.profileGaps(formats.list(gaps))] : []),
    ],
    sources: [fileSource(context, 'documents')],
    ...(file.checklists.length > 0 && { verdict: { is: isComplete ? 'yes' : 'no', askedAs: COMPLETE } as const }),
    link:
      gaps.length > 0 && documents.length === 0
        ? link(context, 'profile', 'profile')
        : link(context, 'documents', 'documents'),
  }
}

/** The list of one's own case; of a program that is named and has none, what it asks of nearly everybody. */
function sayList(context: Context, { program, concepts = [] }: Partial<Slots> = {}): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.documents
  const first = program ? file.checklists.find((each) => isOf(program, each.program)) : file.checklists[0]
  if (!first && concepts.includes('children')) return sayDocumentsOfChildren(context, program)
  if (!first && program) return sayDocumentsOf(context, program)
  if (!first)
    return {
      sentences: [t.noCase],
      sources: [fileSource(context, 'documents')],
      link: link(context, 'services', 'immigrationServices'),
    }
  return {
    sentences: [t.progress(formats.number(first.given), formats.number(first.needed))],
    table: {
      head: t.head,
      rows: first.documents.map(({ kind, state }) => [texts.documentNames[kind], t.states[state]]),
    },
    sources: [fileSource(context, 'documents')],
    link: link(context, 'documents', 'documents'),
  }
}

function saySentBack(context: Context): Composed {
  const { file, texts } = context
  const t = texts.advisor.documents
  const back = file.checklists.flatMap(({ documents }) => documents.filter(({ state }) => state === 'sentBack'))
  const said = back.map(({ kind, sentBackFor }) =>
    t.sentBack(texts.documentNames[kind], sentBackFor?.[context.language] ?? ''),
  )
  return {
    sentences: said.length > 0 ? [...new Set(said), t.sentBackNext] : [t.noneSentBack],
    sources: [fileSource(context, 'documents')],
    link: link(context, 'documents', 'documents'),
  }
}

/** One document, as it stands in the checklist. */
function sayState(context: Context, { document }: Slots): Composed {
  const { file, texts } = context
  const t = texts.advisor.documents
  const found = file.checklists.flatMap(({ documents }) => documents.filter(({ kind }) => kind === document))
  const said = found.map(({ kind, state }) => t.state(texts.documentNames[kind], t.states[state]))
  // Whoever names none, or one that nobody asks of them, sees how all of theirs stand.
  if (said.length === 0 && file.checklists.length > 0) return sayList(context)
  return {
    sentences: said.length > 0 ? [...new Set(said)] : [t.noCase],
    sources: [fileSource(context, 'documents')],
    link: link(context, 'documents', 'documents'),
  }
}

const say =
  (pick: (texts: Context['texts']['advisor'], context: Context) => string, to: (context: Context) => Answer['link']) =>
  (context: Context): Composed => ({
    sentences: [pick(context.texts.advisor, context)],
    sources: [fileSource(context, 'firm')],
    link: to(context) ?? null,
  })

const OF_IRCC = {
  en: 'IRCC, Express Entry, documents you will need',
  fa: 'ادارهٔ مهاجرت کانادا، اکسپرس اینتری، مدارک لازم',
}

const toDocuments = (context: Context) => link(context, 'documents', 'documents')

const OF_WORK = ['workletter', 'company', 'closedfirm', 'work']

function sayCannotGet(context: Context, { concepts }: Slots): Composed {
  const { cannotGet, insteadOfWorkLetter } = context.texts.advisor.documents
  const isOfWork = concepts.some((each) => OF_WORK.includes(each))
  const { en, fa } = OF_IRCC
  return {
    sentences: [cannotGet, ...(isOfWork ? [insteadOfWorkLetter] : [])],
    sources: [
      fileSource(context, 'firm'),
      ...(isOfWork ? [{ key: en, title: { en, fa }[context.language], asOf: LAST_READ_ON, href: null }] : []),
    ],
    link: toDocuments(context) ?? null,
  }
}

export const FILE_TOPICS: readonly Topic[] = [
  MEANWHILE_TOPIC,
  {
    id: 'file.status',
    when: [
      'case status',
      'case where',
      'status',
      'turn',
      'case turn',
      'case turn who',
      'nextstep',
      'case',
      'case nextstep',
      'case takes turn',
      'case open',
      'case neg',
      'case neg now',
    ],
    also: 'where how p: who now case programs last allabilities accepted open together thefirm what',
    compose: sayStatus,
  },
  {
    id: 'file.deadlines',
    when: ['deadline', 'case deadline', 'documents deadline', 'case when', 'reviewed case when', 'case reviewed takes'],
    also: 'when case documents howmuch p: upload takes see reading reviewed',
    compose: sayDeadlines,
  },
  { id: 'file.consultant', when: ['consultant who', 'consultant'], also: 'who case contact', compose: sayConsultant },
  {
    id: 'file.change',
    when: ['profile change', 'change profile how', 'change degree', 'change', 'birthdate', 'birthdate change'],
    also: 'how education language test work move upload reply case profile birthdate correct mistake',
    compose: say(
      ({ file }) => file.change,
      (context) => link(context, 'profile', 'profile'),
    ),
  },
  {
    id: 'file.report',
    when: ['report', 'report where'],
    also: 'where how filetype score upload see',
    compose: say(
      ({ file }) => file.report,
      (context) => link(context, 'report', 'report'),
    ),
  },
  {
    id: 'documents.list',
    when: ['documents need', 'documents', 'documents list', 'list', 'list case'],
    also: 'case list p: upload programs',
    compose: sayList,
  },
  {
    id: 'documents.missing',
    when: ['missing', 'documents howmuch', 'documents howmuch upload', 'documents missing', 'documents missing case'],
    also: 'case p: howmuch profile documents upload',
    compose: sayMissing,
  },
  {
    id: 'documents.sent-back',
    when: ['sentback', 'documents sentback'],
    also: 'why documents degree case letter work bank cv test passport police workletter worried end what now contact',
    compose: saySentBack,
  },
  {
    id: 'documents.state',
    when: [
      'passport accepted',
      'passport status',
      'passport reviewed',
      'passport sentback',
      'passport',
      'police accepted',
      'police status',
      'police reviewed',
      'police sentback',
      'idcard',
      'idcard need',
      'idcard accepted',
      'idcard status',
      'idcard reviewed',
      'idcard sentback',
    ],
    also: 'documents passport police idcard now how case see',
    compose: sayState,
  },
  {
    id: 'documents.cannot-get',
    when: [
      'cannotget',
      'documents cannotget',
      'cannotget police',
      'neg police',
      'cannotget workletter',
      'neg workletter company',
      'closedfirm workletter',
      'closedfirm company letter',
      'closedfirm company work letter',
    ],
    also: 'worried closedfirm where upload year work company how letter neg documents police letter bank degree neg workletter',
    compose: sayCannotGet,
  },
]
