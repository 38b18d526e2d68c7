import { factorName } from '@rahnama/contract/texts/texts.ts'
import { type CrsResult, crs } from '@rahnama/rules/crs/crs.ts'
import { compareScores } from '@rahnama/rules/projection/projection.ts'
import type { Answer, Composed, Context } from '../answers/answers.ts'
import { link, scoreTable } from '../answers/answers.ts'
import type { Told, ToldFacts } from '../understand/understand.ts'
import { isInFile, pointsOfFile } from './already.ts'
import { ends, isWhole, missingOf, namesOf, overFile, overNothing, sourcesOf } from './counting.ts'
import { coreOf, EACH_SEVEN, FRENCH_SEVEN, isNothing, overlaid } from './facts.ts'
import { crsInputs } from './inputs.ts'
import { withAbilities } from './with-abilities.ts'

/** Both ends of the score of a situation. */
const scoresOf = (base: ReturnType<typeof overFile>, facts: ToldFacts) =>
  ends(crsInputs(base, facts).map((input) => crs(input, base.today)))

/** So much has to be told before what is supposed is counted on top of it, and not of the file. */
const ENOUGH_CORE = 3

type Reckoning =
  | { of: 'told'; facts: ToldFacts }
  /** What is supposed, on top of what is told or of the file. */
  | { of: 'change'; isOverFile: boolean; from: ToldFacts; by: ToldFacts }

function reckoningOf({ file }: Context, { is, would, isOverFile }: Told): Reckoning {
  const all = overlaid(is, would)
  if (isOverFile && file.assessment) return { of: 'change', isOverFile, from: {}, by: all }
  if (isNothing(would))
    return isWhole(is) || !file.assessment
      ? { of: 'told', facts: is }
      : { of: 'change', isOverFile: true, from: {}, by: is }
  if (coreOf(is).length >= ENOUGH_CORE) return { of: 'change', isOverFile: false, from: is, by: would }
  if (isWhole(all) || !file.assessment) return { of: 'told', facts: all }
  return { of: 'change', isOverFile: true, from: is, by: would }
}

/** The score of a situation that is told, or mine with what is supposed. */
export function sayToldScore(context: Context, before: Told): Composed {
  const told = withAbilities(context, before)
  if (!told) return { handOver: 'unknown' }
  const reckoning = reckoningOf(context, told)
  return reckoning.of === 'told' ? sayScore(context, reckoning.facts) : sayChange(context, reckoning)
}

/** What it comes to, to be held against a round. */
export function totalOf(context: Context, told: Told): number {
  const reckoning = reckoningOf(context, withAbilities(context, told) ?? told)
  if (reckoning.of === 'told') return scoresOf(overNothing(context), reckoning.facts)[0].total
  const base = (reckoning.isOverFile ? overFile : overNothing)(context)
  return scoresOf(base, overlaid(reckoning.from, reckoning.by))[0].total
}

/** A change of my own file, which stays as it is. */
export const sayWhatIf = (context: Context, by: ToldFacts): Composed =>
  sayChange(context, { of: 'change', isOverFile: true, from: {}, by })

function sayScore(context: Context, facts: ToldFacts): Composed {
  const { texts, formats } = context
  const t = texts.advisor.told
  const [low, high] = scoresOf(overNothing(context), facts)
  const missing = missingOf(context, facts)
  const [least, most] = [low.total, high.total].map((total) => formats.number(total))
  const say = missing.length > 0 ? t.scoreAtLeast : t.score
  const counted = low.lines.filter(({ points }) => points > 0)
  const reckoned = [
    least === most ? say(least ?? '') : t.scoreBetween(least ?? '', most ?? ''),
    t.counted(namesOf(context, facts)),
  ]
  return {
    sentences: [
      // "At least 0" says nothing; what is missing does.
      ...(low.total === 0 && missing.length > 0 ? [] : reckoned),
      ...missing,
      ...noticeOf(context, low),
    ],
    ...(counted.length > 0 && { table: scoreTable(context, counted) }),
    sources: sourcesOf(
      context,
      (counted.length > 0 ? counted : low.lines.slice(0, 1)).map(({ source }) => source),
      low.ruleSet,
      false,
    ),
    link: link(context, 'report', 'report'),
  }
}

function noticeOf({ texts, formats }: Context, { notice }: CrsResult): string[] {
  return notice?.code === 'CHANGE_REPORTED_VALUES_UNKNOWN'
    ? [texts.advisor.score.notice(formats.date(notice.since))]
    : []
}

/** Both totals and every line that changes. */
function sayChange(context: Context, { isOverFile, from, by }: Reckoning & { of: 'change' }): Composed {
  const { texts, formats } = context
  const t = texts.advisor.told
  const base = (isOverFile ? overFile : overNothing)(context)
  const [[now], [then]] = [scoresOf(base, from), scoresOf(base, overlaid(from, by))]
  const { difference } = compareScores(now, then)
  const isKnown = isOverFile && isNothing(from) && isInFile(base, by)
  return {
    sentences: [
      ...(isKnown
        ? sayKnown(context, by, now.total)
        : [
            t.would(namesOf(context, by), formats.points(then.total), formats.number(now.total)),
            differenceText(context, difference),
          ]),
      ...ofFrench(context, by),
      ...ofCap(context, base, overlaid(from, by), then),
      ...beside(context, from, isOverFile),
    ],
    ...changedLines(context, now, then, isOverFile),
    link: link(context, 'report', 'report'),
  }
}

/** A nomination takes all that additional points can be: what French or a sister would add to it is lost. */
function ofCap(
  { texts, formats }: Context,
  base: ReturnType<typeof overFile>,
  facts: ToldFacts,
  then: CrsResult,
): string[] {
  if (!facts.nomination) return []
  const [without] = scoresOf(base, { ...facts, nomination: false })
  const isCapped = then.additional.total - without.additional.total < then.additional.provincialNomination
  return isCapped ? [texts.advisor.told.capped(formats.points(then.additional.total))] : []
}

/** "If my husband gets CLB 7", and he has: it is counted, and brings so much. */
function sayKnown(context: Context, facts: ToldFacts, total: number): string[] {
  const { texts, formats } = context
  const t = texts.advisor.told
  const points = pointsOfFile(overFile(context), facts)
  return [
    t.already(namesOf(context, facts), formats.points(total)),
    ...(points > 0 ? [t.alreadyGives(formats.points(points))] : []),
  ]
}

function changedLines(context: Context, now: CrsResult, then: CrsResult, isOverFile: boolean) {
  const { texts, formats } = context
  const changed = compareScores(now, then).lines.flatMap((line) => {
    const known = then.lines.find(({ section, factor }) => section === line.section && factor === line.factor)
    return known && line.difference !== 0 ? [{ known, old: line.old, fresh: line.new }] : []
  })
  const rows = changed.map(({ known, old, fresh }) => [
    factorName(texts.score, known),
    formats.number(old),
    formats.number(fresh),
  ])
  const table: Answer['table'] = rows.length > 0 ? { head: texts.advisor.told.wouldHead, rows } : null
  const lines = changed.length > 0 ? changed.map(({ known }) => known) : then.lines.slice(0, 1)
  return {
    table,
    sources: sourcesOf(
      context,
      lines.map(({ source }) => source),
      then.ruleSet,
      isOverFile,
    ),
  }
}

/** What else was counted: what was told beside it, and the file. */
function beside(context: Context, from: ToldFacts, isOverFile: boolean): string[] {
  const t = context.texts.advisor.told
  if (isNothing(from)) return [t.fromFile]
  const names = namesOf(context, from)
  return [isOverFile ? t.countedBeside(names) : t.counted(names)]
}

const FRENCH: ToldFacts = { french: FRENCH_SEVEN }
const WITH_ENGLISH: ToldFacts = { ...FRENCH, english: { test: 'CLB', scores: EACH_SEVEN } }

/** The points for French depend on English: both figures are said. */
function ofFrench(context: Context, { french }: ToldFacts): string[] {
  if (!french) return []
  const { texts, formats } = context
  const points = (facts: ToldFacts) => formats.points(scoresOf(overNothing(context), facts)[0].additional.french)
  return [texts.advisor.score.french(points(FRENCH), points(WITH_ENGLISH))]
}

function differenceText({ texts, formats }: Context, difference: number): string {
  const t = texts.advisor.told
  if (difference === 0) return t.same
  return (difference > 0 ? t.more : t.fewer)(formats.points(Math.abs(difference)))
}
