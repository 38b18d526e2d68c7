import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { aimWords, factorName } from '@rahnama/contract/texts/texts.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource, scoreTable } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { canadianWorkTable, PLAIN, sayAgeAt, sayLevelPoints, sayPartnerTest, sayPartnerWork } from '../table-points.ts'
import type { Topic } from '../topic.ts'
import { sayForeignWork } from './foreign-work.ts'
import { FRENCH_TOPICS } from './french.ts'
import { GRID_TOPICS } from './grid.ts'
import { crsSources, type Line, told, withScore } from './my-score.ts'
import { PARTNER_TOPICS } from './partner-score.ts'
import { educationTable, PART_TOPICS } from './points.ts'
import { ROUND_TOPICS } from './rounds.ts'
import {
  pointsOf,
  sayAgeLimit,
  sayAgeLoss,
  sayCanadianStudy,
  sayDoctorate,
  sayLevelIf,
  sayMasters,
  sayOffer,
  sayTable,
} from './what-if.ts'

function totalSentences(context: Context, { on, readings }: Assessment): string[] {
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
    const lines = assessment.readings.told.crs.lines.filter(({ points }) => points > 0)
    return {
      sentences: totalSentences(context, assessment),
      table: scoreTable(context, lines),
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

/** How many years are meant is not always said, so all of them stand there. */
function sayCanadianWork(context: Context, { concepts }: Slots): Composed {
  if (concepts.includes('partner')) return sayPartnerWork(context)
  const mine = sayFactor('canadianWork')(context)
  return 'sentences' in mine ? { ...mine, table: canadianWorkTable(context) } : mine
}

/** People name a level as often as they mean their own. */
function sayEducation(context: Context): Composed {
  const mine = sayFactor('education')(context)
  return 'sentences' in mine ? { ...mine, table: educationTable(context) } : mine
}

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

const COUNT = 'howmuch explain add limit'

export const SCORE_TOPICS: readonly Topic[] = [
  { id: 'score.total', when: ['score'], also: 'howmuch p:EE last mark', compose: sayTotal },
  {
    id: 'score.why',
    when: ['score why', 'score explain', 'score how explain', 'score how', 'score why low'],
    also: 'howmuch number where p:EE low',
    compose: sayWhy,
  },
  { id: 'score.factor.age', when: ['score age'], also: `${COUNT} p:EE`, compose: sayFactor('age') },
  {
    id: 'score.age-at',
    when: ['score age number', 'points number year'],
    also: `${COUNT} p:EE year if when raise alone couple now partner together`,
    needs: ({ age, marks, born }) => born !== undefined || (age !== undefined && marks.length === 0),
    compose: sayAgeAt,
  },
  {
    id: 'score.age-limit',
    when: [
      'agelimit p:EE',
      'agelimit eligible',
      'agelimit immigrate',
      'agelimit pr',
      'tooold',
      'stillpossible number',
      'eligible number',
      'tooold age',
      'age limit p:EE',
      'age limit eligible',
      'age p:EE eligible',
      'agelimit programs',
      'agelimit p:FSW',
      'agelimit p:CEC',
      'agelimit p:FST',
      'age limit p:FST',
      'age limit p:FSW',
    ],
    also: 'howmuch year number eligible p:EE p:FSW p:CEC p:FST limit age programs case lose score neg now',
    needs: ({ marks, year }) => marks.length === 0 && year === undefined,
    compose: sayAgeLimit,
  },
  {
    id: 'score.level',
    when: ['points clb number'],
    also: `${COUNT} p:EE allabilities language level alone couple listening reading writing speaking`,
    needs: ({ clb, marks }) => clb !== undefined && marks.length === 0,
    compose: sayLevelPoints,
  },
  {
    id: 'score.factor.education',
    when: ['score education', 'score degree'],
    also: `${COUNT} education degree p:EE study`,
    compose: sayEducation,
  },
  {
    id: 'score.factor.language',
    when: ['score language', 'score test', 'score t:'],
    also: `${COUNT} p:EE mark test level`,
    compose: (context, { concepts }) =>
      concepts.includes('partner') ? sayPartnerTest(context) : sayFactor('firstLanguage')(context),
  },
  {
    id: 'score.factor.work',
    when: ['score canadianwork', 'score work canada', 'score workabroad canada'],
    also: `${COUNT} work p:EE year number`,
    compose: sayCanadianWork,
  },
  {
    id: 'score.foreign-work',
    when: ['score workabroad', 'score workabroad iran', 'score work iran', 'workabroad add'],
    also: `${COUNT} work p:EE iran year number`,
    compose: sayForeignWork,
  },
  {
    id: 'score.canadian-study',
    when: [
      'score canadianstudy',
      'score degree canada',
      'score education canada',
      'score study canada',
      'score p:STUDY_CA',
      'canadianstudy add',
      'study canada add',
      'p:STUDY_CA add',
    ],
    also: `${COUNT} degree education study year p:EE if number`,
    compose: sayCanadianStudy,
  },
  {
    id: 'score.raise',
    when: ['score raise', 'raise score how', 'score low', 'score low how', 'score low nextstep'],
    also: 'how howmuch p:EE if add nextstep low',
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
    also: 'howmuch add degree raise education study if score alone couple partner together',
    compose: sayMasters,
  },
  {
    id: 'score.what-if.doctorate',
    when: ['doctorate score', 'if doctorate', 'doctorate add score', 'doctorate if score add'],
    also: 'howmuch add degree raise education study if score alone couple partner together',
    compose: sayDoctorate,
  },
  {
    id: 'score.nomination',
    when: [
      'nomination score',
      'p:PNP score',
      'nomination add score',
      'nomination add',
      'sixhundred',
      'sixhundred nomination',
    ],
    also: 'howmuch add p:EE province programs p:PNP nomination sixhundred what how contact score points explain people need',
    compose: (context) => {
      const nominated = { ...PLAIN, provincialNomination: true }
      const points = pointsOf(context, nominated, 'provincialNomination')
      return sayTable(context, context.texts.advisor.score.nomination(points), nominated, 'provincialNomination')
    },
  },
  { id: 'score.job-offer', when: ['joboffer score'], also: 'howmuch add work p:EE neg number', compose: sayOffer },
  {
    id: 'score.sibling',
    when: [
      'sibling score canada',
      'sibling score pv:',
      'sibling score live',
      'sibling accepted canada/pv:',
      'sibling canada',
      'sibling pv:',
    ],
    also: 'howmuch add p:EE live pv: if',
    compose: (context) => {
      const withSibling = { ...PLAIN, siblingInCanada: true }
      const points = pointsOf(context, withSibling, 'sibling')
      return sayTable(context, context.texts.advisor.score.sibling(points), withSibling, 'sibling')
    },
  },
  ...FRENCH_TOPICS,
  {
    id: 'score.age-loss',
    when: [
      'score age lose',
      'score age raise lose',
      'score birthday',
      'birthday lose',
      'points lose number',
      'lose number year',
      'score agelimit',
      'score age couple',
      'score age partner',
    ],
    also: 'howmuch raise when year if number lose age birthday low limit agelimit couple partner together list score',
    needs: ({ marks, age, concepts }) => marks.length === 0 || age !== undefined || concepts.includes('birthday'),
    compose: sayAgeLoss,
  },
  ...PARTNER_TOPICS,
  ...ROUND_TOPICS,
  ...GRID_TOPICS,
  ...PART_TOPICS,
]
