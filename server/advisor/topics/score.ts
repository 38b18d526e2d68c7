import type { ReadingResult } from '@rahnama/contract/eligibility/eligibility.ts'
import { aimWords, factorName } from '@rahnama/contract/texts/texts.ts'
import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import { ROUNDS, type RoundCategory } from '@rahnama/rules/draws/draws.ts'
import { leastScores } from '@rahnama/rules/language/language.ts'
import { toCrsInput } from '@rahnama/rules/profile/profile.ts'
import type { Answer, Composed, Context } from '../answers/answers.ts'
import { fileSource, link, ruleSource } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'
import type { Topic } from './topic.ts'

type Line = ReadingResult['crs']['lines'][number]
type Told = NonNullable<Context['file']['assessment']>

const told = ({ file }: Context) => file.assessment?.readings.told

function crsSources(context: Context, lines: readonly Line[]) {
  const { ruleSet } = told(context)?.crs ?? {}
  const keys = [...new Set(lines.map(({ source }) => source))]
  return [...keys.map((key) => ruleSource(context, key, ruleSet ?? null)), fileSource(context, 'profile')]
}

/** Every answer about my score begins here: there is one, there is a range, or there is nothing yet. */
function withScore(context: Context, say: (assessment: Told) => Composed): Composed {
  const { file, texts, formats } = context
  if (file.assessment) return say(file.assessment)
  const answers = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  return {
    sentences: [texts.advisor.score.nothing(formats.list(answers))],
    sources: [fileSource(context, 'profile')],
    link: link(context, 'profile', 'profile'),
  }
}

function totalSentences(context: Context, { on, readings }: Told): string[] {
  const { texts, formats } = context
  const { range, crs: scored } = readings.told
  const t = texts.advisor.score
  const open = range.open.map(({ answer }) => texts.eligibility.openAnswers[answer])
  const first =
    range.low === range.high
      ? t.exact(formats.points(range.low), formats.date(on))
      : t.range(formats.number(range.low), formats.points(range.high), formats.list(open))
  return scored.notice?.code === 'CHANGE_REPORTED_VALUES_UNKNOWN'
    ? [first, t.notice(formats.date(scored.notice.since))]
    : [first]
}

function sayTotal(context: Context): Composed {
  return withScore(context, (assessment) => ({
    sentences: totalSentences(context, assessment),
    sources: crsSources(
      context,
      assessment.readings.told.crs.lines.filter(({ section }) => section === 'core'),
    ),
    link: link(context, 'report', 'report'),
  }))
}

function sayWhy(context: Context): Composed {
  return withScore(context, (assessment) => {
    const { texts, formats } = context
    const lines = assessment.readings.told.crs.lines.filter(({ points }) => points > 0)
    return {
      sentences: totalSentences(context, assessment),
      table: {
        head: texts.advisor.score.head,
        rows: lines.map((line) => [
          factorName(texts.score, line),
          formats.number(line.points),
          formats.number(line.maximum),
          texts.score.reasons[line.reason],
        ]),
      },
      sources: crsSources(context, lines),
      link: link(context, 'report', 'report'),
    }
  })
}

const sayFactor =
  (...names: readonly Line['factor'][]) =>
  (context: Context): Composed =>
    withScore(context, ({ readings }) => {
      const { texts, formats } = context
      const lines = readings.told.crs.lines.filter(
        ({ section, factor }) => section === 'core' && names.includes(factor),
      )
      return {
        sentences: lines.flatMap((line) => [
          texts.advisor.score.factor(
            factorName(texts.score, line),
            formats.number(line.points),
            formats.number(line.maximum),
          ),
          `${texts.score.reasons[line.reason]}.`,
        ]),
        sources: crsSources(context, lines),
        link: link(context, 'report', 'report'),
      }
    })

const MOST_IDEAS = 5

function sayRaise(context: Context): Composed {
  return withScore(context, ({ improvements }) => {
    const { texts, formats } = context
    const t = texts.advisor.score
    const shown = improvements.filter(({ points }) => points > 0).slice(0, MOST_IDEAS)
    const scored = told(context)?.crs
    const ways = [...new Set(shown.map(({ source }) => source))].map((key) =>
      ruleSource(context, key, scored?.ruleSet ?? null),
    )
    const sources = [...crsSources(context, scored?.lines.slice(0, 1) ?? []), ...ways]
    if (shown.length === 0) return { sentences: [t.nothingRaises], sources: [fileSource(context, 'profile')] }
    return {
      sentences: [t.raiseLead(formats.number(shown.length)), t.estimate],
      table: {
        head: t.raiseHead,
        rows: shown.map(({ id, aim, points, total, months }) => [
          texts.eligibility.improvements[id](aimWords(texts.score, formats, aim)),
          formats.number(points),
          formats.number(total),
          formats.months(months),
        ]),
      },
      sources,
      link: link(context, 'report', 'report'),
    }
  })
}

/** Tries a change on the profile and never makes it. */
function sayIf(context: Context, what: string, change: (input: CrsInput) => CrsInput): Composed {
  return withScore(context, () => {
    const { file, today, texts, formats } = context
    const before = toCrsInput(file.profile, today)
    const [now, then] = [crs(before, today), crs(change(before), today)]
    const t = texts.advisor.score
    const more = then.total - now.total
    return {
      sentences: [more > 0 ? t.ifTotal(what, formats.points(more), formats.number(then.total)) : t.ifNothing(what)],
      sources: crsSources(
        context,
        then.lines.filter(
          ({ section, factor }) => section === 'core' && (factor === 'firstLanguage' || factor === 'education'),
        ) as Line[],
      ),
      link: link(context, 'report', 'report'),
    }
  })
}

const HIGHEST = 10

function sayLevelIf(context: Context, { clb = HIGHEST }: Slots): Composed {
  const level = Math.min(clb, HIGHEST)
  return sayIf(context, context.texts.advisor.score.allAtLevel(context.formats.digits(String(level))), (input) => ({
    ...input,
    firstLanguage: { test: 'CELPIP_G', scores: leastScores('CELPIP_G', level) } as CrsInput['firstLanguage'],
  }))
}

const sayMasters = (context: Context) =>
  sayIf(context, context.texts.advisor.score.masters, (input) => ({
    ...input,
    education: input.education === 'doctoral' ? 'doctoral' : 'masters_or_professional',
  }))

/** Somebody without anything else, to read what one thing gives by the table of the day. */
const PLAIN: CrsInput = {
  age: 30,
  maritalStatus: 'single',
  education: 'secondary',
  canadianEducation: 'none',
  firstLanguage: null,
  canadianWorkYears: 0,
  foreignWorkYears: 0,
  certificateOfQualification: false,
  siblingInCanada: false,
  provincialNomination: false,
  arrangedEmployment: 'none',
}

function sayTable(context: Context, sentence: string, input: CrsInput, factor: Line['factor']): Composed {
  const { lines, ruleSet } = crs(input, context.today)
  const line = lines.find((each) => each.section === 'additional' && each.factor === factor)
  return {
    sentences: [sentence],
    sources: line ? [ruleSource(context, line.source, ruleSet)] : [],
    link: link(context, 'report', 'report'),
  }
}

const pointsOf = (context: Context, input: CrsInput, factor: 'sibling' | 'french' | 'provincialNomination') =>
  context.formats.points(crs(input, context.today).additional[factor])

const frenchSeven = { test: 'TCF_CANADA', scores: leastScores('TCF_CANADA', 7) } as CrsInput['firstLanguage']
const englishFive = { test: 'CELPIP_G', scores: leastScores('CELPIP_G', 5) } as CrsInput['firstLanguage']

function sayFrench(context: Context): Composed {
  const alone = { ...PLAIN, firstLanguage: frenchSeven }
  const both = { ...PLAIN, firstLanguage: englishFive, secondLanguage: frenchSeven }
  const t = context.texts.advisor.score
  return sayTable(
    context,
    t.french(pointsOf(context, alone, 'french'), pointsOf(context, both, 'french')),
    both,
    'french',
  )
}

/** The day from which offers give nothing is the beginning of the rule set in force. */
function sayOffer(context: Context): Composed {
  const { ruleSet } = crs(PLAIN, context.today)
  return sayTable(
    context,
    context.texts.advisor.score.offer(context.formats.date(ruleSet)),
    { ...PLAIN, arrangedEmployment: 'other_eligible' },
    'arrangedEmployment',
  )
}

const AGES = [29, 30, 31, 33, 35, 38, 40, 43, 45]

function sayAgeLoss(context: Context): Composed {
  const { texts, formats, today } = context
  const partner = { accompanying: true, citizenOrPermanentResident: false, education: 'secondary' as const }
  const points = (age: number, more: Partial<CrsInput>) =>
    formats.number(crs({ ...PLAIN, age, ...more }, today).core.age)
  const { lines, ruleSet } = crs(PLAIN, today)
  const source = lines.find(({ factor }) => factor === 'age')?.source ?? ''
  return {
    sentences: [texts.advisor.score.ageLoss],
    table: {
      head: texts.advisor.score.ageHead,
      rows: AGES.map((age) => [
        formats.number(age),
        points(age, {}),
        points(age, { maritalStatus: 'married', spouse: partner }),
      ]),
    },
    sources: [ruleSource(context, source, ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

const CATEGORY_OF: Partial<Record<string, RoundCategory>> = { CEC: 'CEC', PNP: 'PNP', FSW: 'FSW', FST: 'FST' }

function newestRound({ today }: Context, category: RoundCategory | undefined) {
  return ROUNDS.filter((round) => round.on <= today && (!category || round.category === category)).at(-1)
}

const sayCutOff =
  (wanted?: RoundCategory) =>
  (context: Context, { program }: Slots): Composed => {
    const category = wanted ?? (program ? CATEGORY_OF[program] : undefined)
    const round = newestRound(context, category)
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

function sayEnough(context: Context): Composed {
  return withScore(context, ({ readings }) => {
    const round = newestRound(context, undefined)
    if (!round) return { handOver: 'notInTables' }
    const { texts, formats } = context
    const t = texts.advisor.score
    const margin = readings.told.range.low - round.cutOff
    const apart = formats.points(Math.abs(margin))
    return {
      sentences: [
        t.enough(
          formats.number(readings.told.range.low),
          formats.number(round.cutOff),
          texts.eligibility.roundCategories[round.category],
          formats.date(round.on),
        ),
        margin > 0 ? t.above(apart) : margin < 0 ? t.below(apart) : t.equal,
        t.pastOnly,
      ],
      sources: [ruleSource(context, round.source, round.on), fileSource(context, 'profile')],
      link: link(context, 'report', 'report'),
    }
  })
}

function sayGrid(context: Context): Composed {
  return withScore(context, ({ readings }) => {
    const { fsw } = readings.told
    const { texts, formats } = context
    const t = texts.advisor.score
    const say = fsw.passes ? t.gridPassed : t.gridFailed
    return {
      sentences: [
        say(formats.number(fsw.total), formats.number(fsw.passMark)),
        t.gridAsks(formats.number(fsw.passMark)),
      ],
      sources: [ruleSource(context, fsw.lines[0]?.source ?? '', fsw.ruleSet), fileSource(context, 'profile')],
      link: link(context, 'report', 'report'),
    }
  })
}

function sayPartner(context: Context): Composed {
  return withScore(context, ({ readings }) => {
    const { crs: scored } = readings.told
    const lines = scored.lines.filter(({ section }) => section === 'spouse')
    const { texts, formats } = context
    const answer: Answer = {
      sentences: [texts.advisor.score.noPartner, `${texts.score.scoredAs[scored.scoredAsReason]}.`],
      sources: crsSources(context, lines),
      link: link(context, 'report', 'report'),
    }
    if (scored.scoredAs !== 'with_spouse') return answer
    return {
      ...answer,
      sentences: [
        texts.advisor.score.partner(formats.points(scored.spouse.total)),
        ...lines.map((line) =>
          texts.advisor.score.factor(
            factorName(texts.score, line),
            formats.number(line.points),
            formats.number(line.maximum),
          ),
        ),
      ],
    }
  })
}

const COUNT = 'howmuch explain add'

export const SCORE_TOPICS: readonly Topic[] = [
  { id: 'score.total', when: ['score'], also: 'howmuch p:EE last mark', compose: sayTotal },
  {
    id: 'score.why',
    when: ['score why', 'score explain', 'score how explain', 'score how'],
    also: 'howmuch number where p:EE',
    compose: sayWhy,
  },
  { id: 'score.factor.age', when: ['score age'], also: `${COUNT} p:EE`, compose: sayFactor('age') },
  {
    id: 'score.factor.education',
    when: ['score education', 'score degree'],
    also: `${COUNT} education degree p:EE study`,
    compose: sayFactor('education'),
  },
  {
    id: 'score.factor.language',
    when: ['score language', 'score test', 'score t:'],
    also: `${COUNT} p:EE mark test level`,
    compose: sayFactor('firstLanguage'),
  },
  {
    id: 'score.factor.work',
    when: ['score workabroad', 'score canadianwork'],
    also: `${COUNT} work p:EE`,
    compose: sayFactor('canadianWork'),
  },
  {
    id: 'score.raise',
    when: ['score raise', 'raise score how'],
    also: 'how howmuch p:EE if add nextstep',
    compose: sayRaise,
  },
  {
    id: 'score.what-if',
    when: ['if clb', 'if allabilities clb', 'score clb if', 'clb score add'],
    also: 'number score allabilities howmuch language level test add raise',
    compose: sayLevelIf,
  },
  {
    id: 'score.what-if.masters',
    when: ['master score', 'if master', 'master add score', 'master if score add'],
    also: 'howmuch add degree raise education study',
    compose: sayMasters,
  },
  {
    id: 'score.partner',
    when: ['partner score', 'partner add score'],
    also: 'howmuch add language degree education',
    compose: sayPartner,
  },
  {
    id: 'score.nomination',
    when: ['nomination score', 'p:PNP score', 'nomination add score'],
    also: 'howmuch add p:EE province programs p:PNP nomination',
    compose: (context) => {
      const nominated = { ...PLAIN, provincialNomination: true }
      const points = pointsOf(context, nominated, 'provincialNomination')
      return sayTable(context, context.texts.advisor.score.nomination(points), nominated, 'provincialNomination')
    },
  },
  { id: 'score.job-offer', when: ['joboffer score'], also: 'howmuch add work p:EE neg', compose: sayOffer },
  {
    id: 'score.sibling',
    when: ['sibling score', 'sibling score add'],
    also: 'howmuch add p:EE',
    compose: (context) => {
      const withSibling = { ...PLAIN, siblingInCanada: true }
      const points = pointsOf(context, withSibling, 'sibling')
      return sayTable(context, context.texts.advisor.score.sibling(points), withSibling, 'sibling')
    },
  },
  { id: 'score.french', when: ['french score'], also: 'howmuch add language test p:EE', compose: sayFrench },
  {
    id: 'score.age-loss',
    when: ['score age lose', 'score age raise lose'],
    also: 'howmuch raise when year',
    compose: sayAgeLoss,
  },
  {
    id: 'score.enough',
    when: ['score enough', 'score cutoff enough'],
    also: 'p:EE cutoff howmuch',
    compose: sayEnough,
  },
  {
    id: 'score.cut-off',
    when: ['cutoff'],
    also: 'last howmuch score p:EE p:CEC p:PNP p:FSW p:FST limit when',
    compose: sayCutOff(),
  },
  {
    id: 'score.cut-off.french',
    when: ['cutoff french'],
    also: 'last howmuch score p:EE language limit when',
    compose: sayCutOff('FRENCH'),
  },
  { id: 'score.grid', when: ['grid'], also: 'score p:FSW howmuch p:EE number enough', compose: sayGrid },
]
