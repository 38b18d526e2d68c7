import { href } from '@rahnama/contract/page-paths.ts'
import { explainLevels, LANGUAGE_RESULT_VALID_YEARS, leastScores } from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { articleSource, ruleSource, saySection } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { READ_ON } from '../note.ts'
import { sayStillCounts } from '../still-counts.ts'
import type { Topic } from '../topic.ts'

const ARTICLE = 'clb-and-language-tests'
const ABILITIES = 'listening/reading/writing/speaking'
const SURPRISING = { level: 8, least: 7 } as const

export const sayValid = (context: Context, slots: Slots): Composed => ({
  sentences: [
    ...sayStillCounts(context, slots, LANGUAGE_RESULT_VALID_YEARS),
    context.texts.advisor.tests.valid(context.formats.years(LANGUAGE_RESULT_VALID_YEARS)),
  ],
  sources: [articleSource(context, ARTICLE)],
  link: { href: href('article', { slug: ARTICLE }), label: context.texts.advisor.links.article },
})

/** Where listening needs more than the other abilities for the same level. */
function sayListening(context: Context): Composed {
  const { texts, formats } = context
  const least = leastScores('IELTS_GT', SURPRISING.level)
  const [first] = explainLevels({ test: 'IELTS_GT', scores: least })
  const name = (level: number) => texts.score.language.levelNames.english(String(level))
  return {
    sentences: [
      texts.advisor.tests.listening(
        formats.code(String(least.listening)),
        formats.code(String(least.reading)),
        formats.code(String(leastScores('IELTS_GT', SURPRISING.least).listening)),
        name(SURPRISING.level),
        name(SURPRISING.least),
      ),
    ],
    sources: [ruleSource(context, first?.source ?? '', READ_ON)],
    link: { href: href('article', { slug: ARTICLE }), label: texts.advisor.links.article },
  }
}

export const MORE_TEST_TOPICS: readonly Topic[] = [
  {
    id: 'tests.overall',
    when: ['overall', 'overall t:', 'overall mark', `overall ${ABILITIES}`, 'allabilities compare mark'],
    also: `${ABILITIES.replaceAll('/', ' ')} t: number allabilities mark score accepted test language clb level howmuch if p:EE how`,
    compose: (context) =>
      saySection(context, { article: ARTICLE, heading: { en: /three rules/i, fa: /سه قاعده|سه قانون/ } }),
  },
  {
    id: 'tests.tef-scale',
    when: ['t:TEF_CANADA scale', 't:TEF_CANADA scale number', 't:TEF_CANADA scale test'],
    also: 'number what profile mark score year last test change documents accepted when',
    compose: (context) => ({
      sentences: [context.texts.advisor.tests.tefScale],
      sources: [articleSource(context, ARTICLE)],
      link: { href: '/profile/language', label: context.texts.advisor.links.profile },
    }),
  },
  {
    id: 'tests.retake',
    when: [
      'howoften t:',
      'howoften test',
      'retake',
      'retake t:',
      'retake test',
      `retake ${ABILITIES}`,
      'retake howmuch',
      'retake when',
      'retake takes',
    ],
    also: `${ABILITIES.replaceAll('/', ' ')} t: test howmuch howoften takes when if accepted p:EE mark score language low month year skill only soon result need number`,
    compose: (context) => ({
      sentences: [
        context.texts.advisor.tests.retake(context.formats.years(LANGUAGE_RESULT_VALID_YEARS)),
        context.texts.advisor.tests.oneSkill,
      ],
      sources: [articleSource(context, ARTICLE)],
      link: { href: href('article', { slug: ARTICLE }), label: context.texts.advisor.links.article },
    }),
  },
  {
    id: 'tests.listening',
    when: ['listening why', 'listening why number', 'listening why clb', 'listening strict', 'listening reading why'],
    also: 'number clb reading level score mark t: compare strict test howmuch',
    compose: sayListening,
  },
]
