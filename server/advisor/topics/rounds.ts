import type { RoundCategory } from '@rahnama/rules/draws/draws.ts'
import type { Composed, Context } from '../answers/answers.ts'
import { fileSource, link, ruleSource } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'
import { withScore } from './my-score.ts'

const CATEGORY_OF: Partial<Record<string, RoundCategory>> = { CEC: 'CEC', PNP: 'PNP', FSW: 'FSW', FST: 'FST' }

function newestRound({ today, book }: Context, category: RoundCategory | undefined) {
  return book.rounds.filter((round) => round.on <= today && (!category || round.category === category)).at(-1)
}

export const sayCutOff =
  (wanted?: RoundCategory) =>
  (context: Context, { program }: Slots): Composed => {
    const category = wanted ?? (program ? CATEGORY_OF[program] : undefined)
    const round = newestRound(context, category)
    if (!round || (program && program !== 'EE' && !category)) return { handOver: 'notInTables' }
    const { texts, formats } = context
    const say = category ? texts.advisor.score.cutOff : texts.advisor.score.anyCutOff
    const name = texts.eligibility.roundCategories[round.category]
    return {
      sentences: [
        say(name, formats.number(round.cutOff), formats.date(round.on), formats.number(round.invitations)),
        texts.advisor.score.pastOnly,
      ],
      sources: [ruleSource(context, round.source, round.on)],
      link: link(context, 'report', 'report'),
    }
  }

export function sayEnough(context: Context, { program }: Slots): Composed {
  return withScore(context, ({ readings }) => {
    const category = program ? CATEGORY_OF[program] : undefined
    const round = newestRound(context, category)
    if (!round || (program && program !== 'EE' && !category)) return { handOver: 'notInTables' }
    const { texts, formats } = context
    const t = texts.advisor.score
    const margin = readings.told.range.low - round.cutOff
    const apart = formats.points(Math.abs(margin))
    return {
      sentences: [
        t.enough(
          formats.number(readings.told.range.low),
          formats.number(round.cutOff),
          texts.eligibility.roundCategories[round.category],
          formats.date(round.on),
        ),
        margin > 0 ? t.above(apart) : margin < 0 ? t.below(apart) : t.equal,
        t.pastOnly,
      ],
      sources: [ruleSource(context, round.source, round.on), fileSource(context, 'profile')],
      link: link(context, 'report', 'report'),
    }
  })
}
