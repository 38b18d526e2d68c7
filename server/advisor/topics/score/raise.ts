import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { aimWords } from '@rahnama/contract/texts/texts.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { crsSources, told, withScore } from './my-score.ts'

type Improvement = Assessment['improvements'][number]

const MOST_IDEAS = 8
const NO_FIGURE = '–'
const HIGHEST_SCORE = 1200

const nameOf = ({ texts, formats }: Context, { id, aim }: Improvement) =>
  texts.eligibility.improvements[id](aimWords(texts.score, formats, aim))

/** What would raise the score, and with "how do I reach 500?" which of it does. */
export function sayRaise(context: Context, slots: Slots): Composed {
  return withScore(context, ({ improvements }) => {
    const { texts, formats } = context
    const t = texts.advisor.score
    const raising = improvements.filter(({ points }) => points > 0)
    const shown = raising.slice(0, MOST_IDEAS)
    const scored = told(context)?.crs
    const ways = [...new Set(shown.map(({ source }) => source))].map((key) =>
      ruleSource(context, key, scored?.ruleSet ?? null),
    )
    const sources = [...crsSources(context, scored?.lines.slice(0, 1) ?? []), ...ways]
    if (shown.length === 0) return { sentences: [t.nothingRaises], sources: [fileSource(context, 'profile')] }
    return {
      sentences: [
        ...sayTarget(context, slots, raising),
        t.raiseLead(formats.number(shown.length)),
        t.estimate,
        ...(neverWorked(shown) ? [t.workIsAsked] : []),
      ],
      table: {
        head: t.raiseHead,
        rows: shown.map((idea) => [
          nameOf(context, idea),
          formats.number(idea.points),
          formats.number(idea.total),
          // For the others no source says how long they take.
          texts.report.ideas.times[idea.id] ? formats.months(idea.months) : NO_FIGURE,
        ]),
      },
      sources,
      link: link(context, 'report', 'report'),
    }
  })
}

/** A first year brings few points abroad, and without one no program takes anybody. */
const neverWorked = (shown: readonly Improvement[]) =>
  ['FOREIGN_WORK', 'CANADIAN_WORK'].every((id) => shown.some((idea) => idea.id === id && idea.aim?.from === 0))

/** What is missing to the figure that is named, and which step is enough alone. */
function sayTarget(context: Context, { marks }: Slots, raising: readonly Improvement[]): string[] {
  const { texts, formats } = context
  const total = told(context)?.crs.total
  const target = Math.max(...marks.filter((mark) => mark <= HIGHEST_SCORE), 0)
  if (total === undefined || target <= total) return []
  const t = texts.advisor.score.target
  const enough = raising.filter((idea) => idea.total >= target)
  const [from, to] = [total, target].map((figure) => formats.number(figure))
  return [
    t.missing(from ?? '', to ?? '', formats.points(target - total)),
    enough.length > 0 ? t.alone(formats.list(enough.map((idea) => nameOf(context, idea)))) : t.together,
  ]
}
