import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, scoreTable } from '../../answers/answers.ts'
import { PLAIN } from '../table-points.ts'
import type { Topic } from '../topic.ts'
import { FACTOR_TOPICS } from './factors.ts'
import { FRENCH_TOPICS } from './french.ts'
import { GRID_TOPICS } from './grid.ts'
import { crsSources, withScore } from './my-score.ts'
import { OFFICIAL_TOPIC } from './official.ts'
import { PARTNER_TOPICS } from './partner-score.ts'
import { PART_TOPICS } from './points.ts'
import { sayRaise } from './raise.ts'
import { ROUND_TOPICS } from './rounds.ts'
import { pointsOf, sayAgeLoss, sayDoctorate, sayLevelIf, sayMasters, sayOffer, sayTable, withMine } from './what-if.ts'

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

/** "If I become 31": no word says that it is an age. */
const mayBeAge = (figure: number) => Number.isInteger(figure) && figure >= 18 && figure <= 60

export const SCORE_TOPICS: readonly Topic[] = [
  { id: 'score.total', when: ['score'], also: 'howmuch p:EE last mark', compose: sayTotal },
  {
    id: 'score.why',
    when: ['score why', 'score explain', 'score how explain', 'score how', 'score why low'],
    also: 'howmuch number where p:EE low',
    compose: sayWhy,
  },
  OFFICIAL_TOPIC,
  ...FACTOR_TOPICS,
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
      const said = sayTable(context, context.texts.advisor.score.nomination(points), nominated, 'provincialNomination')
      return withMine(context, { nomination: true }, said)
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
      const said = sayTable(context, context.texts.advisor.score.sibling(points), withSibling, 'sibling')
      return withMine(context, { sibling: true }, said)
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
    needs: ({ marks, age, concepts }) => marks.every(mayBeAge) || age !== undefined || concepts.includes('birthday'),
    compose: sayAgeLoss,
  },
  ...PARTNER_TOPICS,
  ...ROUND_TOPICS,
  ...GRID_TOPICS,
  ...PART_TOPICS,
]
