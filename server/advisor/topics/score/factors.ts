import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { canadianWorkTable, sayAgeAt, sayLevelPoints, sayPartnerTest, sayPartnerWork } from '../table-points.ts'
import type { Topic } from '../topic.ts'
import { sayForeignWork } from './foreign-work.ts'
import { crsSources, type Line, withScore } from './my-score.ts'
import { educationTable } from './points.ts'
import { sayAgeLimit, sayCanadianStudy, withMine } from './what-if.ts'

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

const COUNT = 'howmuch explain add limit'

/** What one factor gives: age, education, language, work. */
export const FACTOR_TOPICS: readonly Topic[] = [
  { id: 'score.factor.age', when: ['score age'], also: `${COUNT} p:EE`, compose: sayFactor('age') },
  {
    id: 'score.age-at',
    when: ['score age number', 'points number year'],
    also: `${COUNT} p:EE year if when raise alone couple now partner together`,
    needs: ({ age, marks, born }) => born !== undefined || (age !== undefined && marks.length === 0),
    // A year that is named for one's own score is asked of the total, too.
    compose: (context, slots) =>
      slots.age === undefined
        ? sayAgeAt(context, slots)
        : withMine(context, { age: slots.age }, sayAgeAt(context, slots)),
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
]
