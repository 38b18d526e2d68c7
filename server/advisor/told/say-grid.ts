import { type FswResult, fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import type { Answer, Composed, Context } from '../answers/answers.ts'
import { link } from '../answers/answers.ts'
import type { Told, ToldFacts } from '../understand/understand.ts'
import { ends, isWhole, missingOf, namesOf, overFile, overNothing, sourcesOf } from './counting.ts'
import { coreOf, overlaid } from './facts.ts'
import { type Base, fswInputs } from './inputs.ts'
import { withAbilities } from './with-abilities.ts'

const gridsOf = (base: Base, facts: ToldFacts) =>
  ends(fswInputs(base, facts).map((input) => fswGrid(input, base.today)))

/** The 67 points of a situation that is told, or mine with what is supposed. */
export function sayToldGrid(context: Context, before: Told): Composed {
  const told = withAbilities(context, before)
  if (!told) return { handOver: 'unknown' }
  const { is, would } = told
  const all = overlaid(is, would)
  return isWhole(all) || !context.file.assessment ? sayGridOf(context, all) : sayGridWith(context, all)
}

const TOP = 10
/** Somebody who has the best of whatever was not told. */
const BEST = {
  age: { age: 30 },
  education: { education: 'doctoral' },
  language: { english: { test: 'CLB', scores: { listening: TOP, reading: TOP, writing: TOP, speaking: TOP } } },
  work: { foreignYears: 6 },
} satisfies Record<string, ToldFacts>

function bestOfRest(facts: ToldFacts): ToldFacts {
  const told = coreOf(facts)
  const rest = (['age', 'education', 'language', 'work'] as const).filter((fact) => !told.includes(fact))
  return Object.assign({}, facts, ...rest.map((fact) => BEST[fact]))
}

function sayGridOf(context: Context, facts: ToldFacts): Composed {
  const { formats, texts } = context
  const base = overNothing(context)
  const [low] = gridsOf(base, facts)
  const [, high] = gridsOf(base, bestOfRest(facts))
  const [least, most, mark] = [low.total, high.total, low.passMark].map((figure) => formats.number(figure))
  const isOpen = !low.passes && high.passes
  return {
    sentences: [
      isOpen ? texts.advisor.told.notKnown(least ?? '', most ?? '', mark ?? '') : verdictOf(context, low),
      ...(isOpen ? [] : minimumOf(context, low)),
      texts.advisor.told.counted(namesOf(context, facts)),
      ...missingOf(context, facts),
    ],
    table: gridTable(context, low),
    sources: sourcesOf(
      context,
      low.lines.map(({ source }) => source),
      low.ruleSet,
      false,
    ),
    link: link(context, 'report', 'report'),
  }
}

function verdictOf({ texts, formats }: Context, { total, passMark, passes }: FswResult): string {
  const t = texts.advisor.told
  const [got, mark] = [total, passMark].map((figure) => formats.number(figure))
  if (passes) return t.passed(got ?? '', mark ?? '')
  if (total >= passMark) return t.notEnough(got ?? '', mark ?? '')
  return t.failed(got ?? '', mark ?? '', formats.points(passMark - total))
}

/** What stands beside the pass mark and is not met. */
function minimumOf({ texts, formats }: Context, grid: FswResult): string[] {
  if (grid.passes || grid.total < grid.passMark) return []
  const { language, experience, education } = texts.score.fsw.minimum
  const open = [
    ...(grid.meetsLanguageMinimum ? [] : [language]),
    ...(grid.meetsExperienceMinimum ? [] : [experience]),
    ...(grid.meetsEducationMinimum ? [] : [education]),
  ]
  return [texts.advisor.told.minimum(formats.list(open))]
}

type GridLines = { lines: readonly Pick<FswResult['lines'][number], 'factor' | 'points' | 'maximum'>[] }

export function gridTable({ texts, formats }: Context, { lines }: GridLines): NonNullable<Answer['table']> {
  return {
    head: texts.advisor.told.gridHead,
    rows: lines.map(({ factor, points, maximum }) => [
      texts.score.fsw.factors[factor],
      formats.number(points),
      formats.number(maximum),
    ]),
  }
}

/** My own grid, with what is told or supposed in place of what the file has. */
function sayGridWith(context: Context, facts: ToldFacts): Composed {
  const { texts, formats } = context
  const t = texts.advisor.told
  const base = overFile(context)
  const [[now], [then]] = [gridsOf(base, {}), gridsOf(base, facts)]
  const [after, before, mark] = [then.total, now.total, then.passMark].map((figure) => formats.number(figure))
  const say = then.passes ? t.wouldPass : then.total < then.passMark ? t.wouldNotPass : t.wouldReach
  return {
    sentences: [
      say(namesOf(context, facts), after ?? '', before ?? '', mark ?? ''),
      ...minimumOf(context, then),
      ...(then.total < then.passMark ? [t.short(formats.points(then.passMark - then.total))] : []),
      t.fromFile,
    ],
    table: gridTable(context, then),
    sources: sourcesOf(
      context,
      then.lines.map(({ source }) => source),
      then.ruleSet,
      true,
    ),
    link: link(context, 'report', 'report'),
  }
}
