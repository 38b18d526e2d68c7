import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource } from '../../answers/answers.ts'
import { gridTable } from '../../told/told.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { told, withScore } from './my-score.ts'

function sayGrid(context: Context): Composed {
  return withScore(context, ({ readings }) => {
    const { fsw } = readings.told
    const { texts, formats } = context
    const t = texts.advisor.score
    const say = fsw.passes ? t.gridPassed : t.gridFailed
    return {
      sentences: [
        say(formats.number(fsw.total), formats.number(fsw.passMark)),
        ...(fsw.total < fsw.passMark ? [texts.advisor.told.short(formats.points(fsw.passMark - fsw.total))] : []),
        t.gridAsks(formats.number(fsw.passMark)),
      ],
      table: gridTable(context, fsw),
      sources: [ruleSource(context, fsw.lines[0]?.source ?? '', fsw.ruleSet), fileSource(context, 'profile')],
      link: link(context, 'report', 'report'),
    }
  })
}

/** A total that somebody names is held against the pass mark; what else is required stands beside it. */
function sayGridOf(context: Context, slots: Slots): Composed {
  const { ofHundred: total } = slots
  if (total === undefined) return sayGrid(context)
  const { texts, formats } = context
  const { passMark, lines, ruleSet } = fswGrid(NOBODY, context.today)
  const [got, mark] = [total, passMark].map((figure) => formats.number(figure))
  const t = texts.advisor.told
  return {
    sentences: [
      total < passMark
        ? t.totalFailed(got ?? '', mark ?? '', formats.points(passMark - total))
        : t.totalPassed(got ?? '', mark ?? ''),
      ...(total < passMark ? [] : [t.minimum(formats.list(Object.values(texts.score.fsw.minimum)))]),
      texts.advisor.score.gridAsks(mark ?? ''),
    ],
    table: {
      head: texts.advisor.points.gridHead,
      rows: lines.map(({ factor, maximum }) => [texts.score.fsw.factors[factor], formats.number(maximum)]),
    },
    sources: [ruleSource(context, lines[0]?.source ?? '', ruleSet)],
    link: link(context, 'report', 'report'),
  }
}

/** Whether it is needed comes first, and only then how far this person is. */
function sayGridNeeded(context: Context): Composed {
  const mine = sayGrid(context)
  const fsw = told(context)?.fsw
  const { texts, formats, today } = context
  const t = texts.advisor.score
  if (!fsw || !('sentences' in mine)) {
    const { passMark, lines, ruleSet } = fswGrid(NOBODY, today)
    return {
      sentences: [t.gridNeeded(formats.number(passMark))],
      sources: [ruleSource(context, lines[0]?.source ?? '', ruleSet)],
      link: link(context, 'report', 'report'),
    }
  }
  return {
    ...mine,
    sentences: [t.gridNeeded(formats.number(fsw.passMark)), t.gridMine(formats.number(fsw.total))],
  }
}

function sayTwoScores(context: Context): Composed {
  const { passMark, lines, ruleSet } = fswGrid(NOBODY, context.today)
  return {
    sentences: [context.texts.advisor.score.twoScores(context.formats.number(passMark))],
    sources: [ruleSource(context, lines[0]?.source ?? '', ruleSet)],
    link: { href: '/articles/how-the-crs-works', label: context.texts.advisor.links.article },
  }
}

const NOBODY = { age: 30, education: 'secondary', firstLanguage: null, skilledWorkYears: 0 } as const

export const GRID_TOPICS: readonly Topic[] = [
  {
    id: 'score.two-scores',
    when: ['grid compare', 'grid score compare', 'grid points compare'],
    also: 'score number p:EE p:FSW what explain howmuch',
    compose: sayTwoScores,
  },
  {
    id: 'score.grid-needed',
    when: ['grid need', 'grid need p:'],
    also: 'score p:FSW p:EE number',
    needs: ({ program }) => program === undefined || program === 'EE' || program === 'FSW',
    compose: sayGridNeeded,
  },
  {
    id: 'score.grid',
    when: ['grid', 'grid why', 'grid missing', 'grid low', 'grid faroff'],
    also: 'score p:FSW howmuch p:EE number enough how explain raise missing low where why faroff',
    compose: sayGridOf,
  },
]
