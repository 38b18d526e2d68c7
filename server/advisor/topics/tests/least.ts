import {
  ABILITIES,
  explainLevels,
  type LanguageResult,
  languageOf,
  leastScores,
  TEST_IDS,
  type TestId,
} from '@rahnama/rules/language/language.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { READ_ON } from '../note.ts'

export const isTest = (value: string | undefined): value is TestId => TEST_IDS.some((each) => each === value)

/** One level for all abilities, or each with its own. */
export function leastTable(
  { texts, formats }: Context,
  test: TestId,
  clb: number | Readonly<Record<(typeof ABILITIES)[number], number>>,
) {
  const levelOf = (each: (typeof ABILITIES)[number]) => (typeof clb === 'number' ? clb : clb[each])
  return {
    head: texts.advisor.tests.leastHead,
    rows: ABILITIES.map((each) => [
      texts.score.language.abilities[each],
      formats.code(String(leastScores(test, levelOf(each))[each])),
    ]),
  }
}

/** The least scores of a test that reach a level. */
export function sayLeast(context: Context, { test = 'IELTS_GT', clb }: Slots): Composed {
  if (!isTest(test) || clb === undefined || !Number.isInteger(clb) || clb < 4 || clb > 10)
    return { handOver: 'notInTables' }
  const { texts } = context
  const least = leastScores(test, clb)
  const t = texts.advisor.tests
  const source = explainLevels({ test, scores: least } as LanguageResult)[0]?.source ?? ''
  return {
    sentences: [
      t.leastLead(texts.score.language.tests[test], texts.score.language.levelNames[languageOf(test)](String(clb))),
      t.eachAlone,
    ],
    table: leastTable(context, test, clb),
    sources: [ruleSource(context, source, READ_ON)],
    link: { href: '/articles/clb-and-language-tests', label: texts.advisor.links.article },
  }
}
