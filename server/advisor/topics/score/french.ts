import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import {
  ABILITIES,
  explainLevels,
  type LanguageResult,
  languageOf,
  leastScores,
} from '@rahnama/rules/language/language.ts'
import { toCrsInput } from '@rahnama/rules/profile/profile.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { FRENCH_SEVEN } from '../../told/told.ts'
import type { Slots } from '../../understand/understand.ts'
import { PLAIN } from '../table-points.ts'
import { isOnCertificate } from '../tests/tests.ts'
import type { Topic } from '../topic.ts'
import { pointsOf, sayTable, withMine } from './what-if.ts'

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

const NEEDED = 7

/** The four results of a French test that the question names, as levels, and whether they are enough. */
function sayReached({ texts, formats }: Context, { test, scores }: Slots): string[] {
  if (test !== 'TCF_CANADA' && test !== 'TEF_CANADA') return []
  if (!ABILITIES.every((each) => isOnCertificate(test, each, scores[each]))) return []
  const levels = explainLevels({ test, scores } as LanguageResult)
  // Figures so low are those of the scale TEF had before.
  if (test === 'TEF_CANADA' && levels.some(({ level }) => level === 0)) return []
  const { abilities, levelNames } = texts.score.language
  const named = levels.map(
    ({ ability, level }) =>
      `${abilities[ability]} ${level === 0 ? texts.advisor.tests.underFour : levelNames[languageOf(test)](String(level))}`,
  )
  const short = levels.filter(({ level }) => level < NEEDED).map(({ ability }) => abilities[ability])
  const t = texts.advisor.score
  return [
    short.length > 0 ? t.frenchShort(formats.list(named), formats.list(short)) : t.frenchReached(formats.list(named)),
  ]
}

function sayFrenchFor(context: Context, slots: Slots): Composed {
  const points = sayFrench(context)
  if (!('sentences' in points)) return points
  const reached = sayReached(context, slots)
  if (reached.length > 0) return { ...points, sentences: [...reached, ...points.sentences] }
  const { assessment, profile } = context.file
  if (!assessment || toCrsInput(profile, context.today).secondLanguage) return points
  return withMine(context, { french: FRENCH_SEVEN }, points, { most: 2 })
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
    when: ['french score', 'french add', 'french clb number howmuch', 't:TCF_CANADA add', 't:TEF_CANADA add'],
    also: 'howmuch add language test p:EE if raise number clb allabilities t:TCF_CANADA t:TEF_CANADA listening reading writing speaking',
    compose: sayFrenchFor,
  },
  {
    id: 'tests.french',
    when: ['french need', 'french need p:EE', 'french neg need'],
    also: 'need neg p:EE language test healthjob health occupation eligible immigrate p:FSW p:CEC p:FST',
    compose: sayFrenchNeeded,
  },
]
