import type { RoundCategory } from '@rahnama/rules/draws/draws.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { withoutScore } from './my-score.ts'

const CATEGORY_OF: Partial<Record<string, RoundCategory>> = { CEC: 'CEC', PNP: 'PNP', FSW: 'FSW', FST: 'FST' }

/** A round of its own, by what it is called. */
const CONCEPT_OF = [
  ['french', 'FRENCH'],
  ['health', 'HEALTH'],
  ['province', 'PNP'],
] as const satisfies readonly (readonly [string, RoundCategory])[]

function newestRound({ today, book }: Context, category: RoundCategory | undefined, year?: number) {
  return book.rounds
    .filter((round) => round.on <= today && (!category || round.category === category) && isOf(year, round))
    .at(-1)
}

const isOf = (year: number | undefined, { on }: { on: string }) => year === undefined || on.startsWith(String(year))

const MOST_ROUNDS = 15

/** Every round of the table, or those of one kind or year, the newest first. */
function sayHistory(context: Context, slots: Slots): Composed {
  const { texts, formats, book, today } = context
  const category = slots.concepts.includes('french')
    ? 'FRENCH'
    : slots.concepts.includes('health')
      ? 'HEALTH'
      : slots.program && CATEGORY_OF[slots.program]
  const past = book.rounds.filter(({ on }) => on <= today)
  const ofKind = past.filter((round) => !category || round.category === category)
  if (category && ofKind.length === 0) return sayNoRound(context, category)
  // A year that the table lacks is left to a person: other rounds would be taken for its own.
  const shown = ofKind
    .filter((round) => isOf(slots.year, round))
    .slice(-MOST_ROUNDS)
    .reverse()
  const [newest] = shown
  if (!newest) return { handOver: 'notInTables' }
  const t = texts.advisor.points
  return {
    sentences: [t.history, texts.advisor.score.pastOnly],
    table: {
      head: t.historyHead,
      rows: shown.map((round) => [
        formats.date(round.on),
        texts.eligibility.roundCategories[round.category],
        formats.number(round.cutOff),
        formats.number(round.invitations),
      ]),
    },
    sources: [ruleSource(context, newest.source, newest.on)],
    link: link(context, 'report', 'report'),
  }
}

const sayCutOff =
  (wanted?: RoundCategory) =>
  (context: Context, slots: Slots): Composed => {
    const { program } = slots
    const category = wanted ?? (program ? CATEGORY_OF[program] : undefined)
    const round = newestRound(context, category, slots.year)
    if (category && !round && slots.year === undefined) return sayNoRound(context, category)
    if (!round || (program && program !== 'EE' && !category)) return { handOver: 'notInTables' }
    const { texts, formats } = context
    const say = category ? texts.advisor.score.cutOff : texts.advisor.score.anyCutOff
    const name = texts.eligibility.roundCategories[round.category]
    return {
      sentences: [
        say(name, formats.number(round.cutOff), formats.date(round.on), formats.number(round.invitations)),
        texts.advisor.score.pastOnly,
      ],
      sources: [ruleSource(context, round.source, round.on)],
      link: link(context, 'report', 'report'),
    }
  }

/** Our table need not have every round there was. */
function sayNoRound(context: Context, category: RoundCategory): Composed {
  const { texts, book } = context
  return {
    sentences: [texts.advisor.score.noRound(texts.eligibility.roundCategories[category]), texts.advisor.score.pastOnly],
    sources: [ruleSource(context, book.rounds.at(-1)?.source ?? '', context.today)],
    link: link(context, 'report', 'report'),
  }
}

/** Every round has its own line: there is no number that is enough. */
function sayNeeded(context: Context, slots: Slots): Composed {
  const newest = sayCutOff()(context, slots)
  if (!('sentences' in newest)) return newest
  return { ...newest, sentences: [context.texts.advisor.score.noFixedNumber, ...newest.sentences] }
}

const MOST_POINTS = 1200

function sayEnough(context: Context, slots: Slots): Composed {
  const [named] = slots.marks
  if (named !== undefined && (!Number.isInteger(named) || named > MOST_POINTS)) return { handOver: 'unknown' }
  if (named !== undefined) return besideRound(context, slots, { total: named, isMine: false })
  if (!context.file.assessment) return { ...withoutScore(context), verdict: { is: 'open', askedAs: ANY } }
  const { low } = context.file.assessment.readings.told.range
  return besideRound(context, slots, { total: low, isMine: true })
}

const ANY = /./
/** "Was the last draw above mine?" asks how they compare, where a no would say the contrary. */
const OF_ENOUGH =
  /^(?!.*(?:\b(?:above|below|over|under|higher|lower|more than|less than|ahead|behind)\b|بالا|پایین|بیشتر|کمتر|زیر|\b(?:bala|payin|bishtar|kamtar)))/isu

/** A score, mine or the one that was named, beside the newest round. */
export function besideRound(
  context: Context,
  { program, concepts }: Slots,
  { total, isMine }: { total: number; isMine: boolean },
): Composed {
  const named = CONCEPT_OF.find(([concept]) => concepts.includes(concept))?.[1]
  const category = named ?? (program ? CATEGORY_OF[program] : undefined)
  const round = newestRound(context, category)
  if (category && !round) return sayNoRound(context, category)
  if (!round || (program && program !== 'EE' && !category)) return { handOver: 'notInTables' }
  const { texts, formats } = context
  const t = texts.advisor.score
  const says = isMine ? t : t.named
  const margin = total - round.cutOff
  const apart = formats.points(Math.abs(margin))
  return {
    sentences: [
      (isMine ? t.enough : t.enoughNamed)(
        formats.number(total),
        formats.number(round.cutOff),
        texts.eligibility.roundCategories[round.category],
        formats.date(round.on),
      ),
      margin > 0 ? says.above(apart) : margin < 0 ? says.below(apart) : says.equal,
      t.pastOnly,
    ],
    sources: [ruleSource(context, round.source, round.on), ...(isMine ? [fileSource(context, 'profile')] : [])],
    link: link(context, 'report', 'report'),
    verdict: { is: margin > 0 ? 'yes' : margin < 0 ? 'no' : 'open', askedAs: OF_ENOUGH },
  }
}

export const ROUND_TOPICS: readonly Topic[] = [
  {
    id: 'score.enough',
    when: [
      'score enough',
      'score cutoff enough',
      'score invited',
      'score missing howmuch',
      'faroff',
      'faroff cutoff',
      'faroff score',
      'missing cutoff',
      'faroff invited',
    ],
    also: 'p:EE p:CEC p:PNP p:FSW p:FST cutoff howmuch invited last number french health province year limit low',
    needs: ({ marks }) => marks.length < 2,
    compose: sayEnough,
  },
  {
    id: 'score.cut-off',
    when: ['cutoff', 'invited last', 'people invited last', 'invited score limit'],
    also: 'last howmuch score p:EE p:CEC p:PNP p:FSW p:FST limit when invited people takes',
    compose: sayCutOff(),
  },
  {
    id: 'score.history',
    when: [
      'roundhistory',
      'roundhistory cutoff',
      'cutoff list',
      'roundhistory score',
      'cutoff year',
      'cutoff raise lose',
    ],
    also: 'last score p:EE p:CEC p:PNP french health list year number invited raise lose low howmuch limit when number',
    compose: sayHistory,
  },
  {
    id: 'score.cut-off.french',
    when: ['cutoff french'],
    also: 'last howmuch score p:EE language limit when invited',
    compose: sayCutOff('FRENCH'),
  },
  {
    id: 'score.cut-off.health',
    when: ['cutoff health', 'invited last health'],
    also: 'last howmuch score p:EE limit when invited medicine people',
    compose: sayCutOff('HEALTH'),
  },
  {
    id: 'score.cut-off.education',
    when: ['cutoff education', 'invited last education'],
    also: 'last howmuch score p:EE limit when invited people',
    compose: sayCutOff('EDUCATION'),
  },
  ...(['STEM', 'TRADES', 'TRANSPORT'] as const).map((category) => {
    const concept = category.toLowerCase()
    return {
      id: `score.cut-off.${concept}`,
      when: [`cutoff ${concept}`, concept, `invited last ${concept}`],
      also: 'last howmuch score p:EE limit when invited people category occupation',
      compose: sayCutOff(category),
    }
  }),
  {
    id: 'score.needed',
    when: ['eepoints', 'eepoints p:EE', 'eepoints howmuch'],
    also: 'p:EE howmuch score points need invited programs p:CEC p:PNP pr',
    compose: sayNeeded,
  },
]
