import { aimWords, factorName } from '@rahnama/contract/texts/texts.ts'
import type { Answer, Composed, Context } from '../answers/answers.ts'
import { fileSource, link, ruleSource } from '../answers/answers.ts'
import { sayForeignWork } from './foreign-work.ts'
import { crsSources, type Line, type Told, told, withScore } from './my-score.ts'
import { sayCutOff, sayEnough } from './rounds.ts'
import type { Topic } from './topic.ts'
import {
  PLAIN,
  pointsOf,
  sayAgeLoss,
  sayCanadianStudy,
  sayDoctorate,
  sayFrench,
  sayLevelIf,
  sayMasters,
  sayOffer,
  sayTable,
} from './what-if.ts'

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
    when: ['score canadianwork', 'score work canada', 'score workabroad canada'],
    also: `${COUNT} work p:EE year number`,
    compose: sayFactor('canadianWork'),
  },
  {
    id: 'score.foreign-work',
    when: ['score workabroad', 'score workabroad iran', 'score work iran'],
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
    ],
    also: `${COUNT} degree education study year p:EE if`,
    compose: sayCanadianStudy,
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
    also: 'howmuch add degree raise education study if score',
    compose: sayMasters,
  },
  {
    id: 'score.what-if.doctorate',
    when: ['doctorate score', 'if doctorate', 'doctorate add score', 'doctorate if score add'],
    also: 'howmuch add degree raise education study if score',
    compose: sayDoctorate,
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
    when: ['sibling score canada'],
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
    also: 'howmuch raise when year if',
    compose: sayAgeLoss,
  },
  {
    id: 'score.enough',
    when: ['score enough', 'score cutoff enough', 'score invited'],
    also: 'p:EE p:CEC p:PNP p:FSW p:FST cutoff howmuch invited',
    compose: sayEnough,
  },
  {
    id: 'score.cut-off',
    when: ['cutoff', 'invited last', 'people invited last'],
    also: 'last howmuch score p:EE p:CEC p:PNP p:FSW p:FST limit when invited people takes',
    compose: sayCutOff(),
  },
  {
    id: 'score.cut-off.french',
    when: ['cutoff french'],
    also: 'last howmuch score p:EE language limit when invited',
    compose: sayCutOff('FRENCH'),
  },
  { id: 'score.grid', when: ['grid'], also: 'score p:FSW howmuch p:EE number enough', compose: sayGrid },
]
