import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link } from '../../answers/answers.ts'
import { crsSources, withScore } from './my-score.ts'

/** Work outside Canada has no line of its own: it counts beside language and beside work in Canada. */
export function sayForeignWork(context: Context): Composed {
  return withScore(context, ({ readings }) => {
    const { texts, formats } = context
    const lines = readings.told.crs.lines.filter(
      ({ section, factor }) =>
        section === 'transferability' && (factor === 'foreignWorkLanguage' || factor === 'foreignWorkCanadianWork'),
    )
    const say = texts.advisor.score.factor
    return {
      sentences: [
        texts.advisor.score.foreignWork,
        ...lines.map((line) =>
          say(factorName(texts.score, line), formats.number(line.points), formats.number(line.maximum)),
        ),
      ],
      sources: crsSources(context, lines),
      link: link(context, 'report', 'report'),
    }
  })
}
