import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import { leastScores } from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { PLAIN } from '../table-points.ts'
import type { Topic } from '../topic.ts'
import { pointsOf, sayTable } from './what-if.ts'

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

/** One official language is enough; what the other adds stands in the tables. */
function sayFrenchNeeded(context: Context): Composed {
  const points = sayFrench(context)
  if (!('sentences' in points)) return points
  return { ...points, sentences: [context.texts.advisor.tests.frenchNeeded, ...points.sentences] }
}

export const FRENCH_TOPICS: readonly Topic[] = [
  {
    id: 'score.french',
    when: ['french score'],
    also: 'howmuch add language test p:EE if raise number clb',
    compose: sayFrench,
  },
  {
    id: 'tests.french',
    when: ['french need', 'french need p:EE', 'french neg need'],
    also: 'need neg p:EE language test healthjob health occupation eligible immigrate p:FSW p:CEC p:FST',
    compose: sayFrenchNeeded,
  },
]
