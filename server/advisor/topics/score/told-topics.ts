import type { Composed, Context } from '../../answers/answers.ts'
import { isNothing, overlaid, sayToldGrid, sayToldScore, totalOf } from '../../told/told.ts'
import type { Slots, Told } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { sayPartner } from './partner-score.ts'
import { besideRound } from './rounds.ts'

/** "With or without my husband?": nothing is told of him but that he comes along. */
function isOnlyTogether({ is, would }: Told): boolean {
  const { partner, ...others } = overlaid(is, would)
  return typeof partner === 'object' && isNothing({ ...others, ...partner })
}

/** Somebody whose partner is counted already gains nothing by it: what differs is the score without. */
const isTogether = ({ file }: Context) => file.assessment?.readings.told.crs.scoredAs === 'with_spouse'

const OF_ROUNDS = ['cutoff', 'enough', 'invited', 'faroff']

/** The score and, where it is asked whether it is enough, the newest round beside it. */
function sayScoreAndRound(context: Context, slots: Slots): Composed {
  const { told, concepts } = slots
  if (!told) return { handOver: 'unknown' }
  if (isOnlyTogether(told) && isTogether(context))
    return sayPartner(context, { ...slots, concepts: [...slots.concepts, 'together'] })
  const said = sayToldScore(context, told)
  if (!('sentences' in said) || !OF_ROUNDS.some((each) => concepts.includes(each))) return said
  const round = besideRound(context, slots, { total: totalOf(context, told), isMine: false })
  if (!('sentences' in round)) return said
  return {
    ...said,
    sentences: [...round.sentences, ...said.sentences],
    sources: [...round.sources, ...said.sources],
  }
}

const sayGridOfTold = (context: Context, { told }: Slots): Composed =>
  told ? sayToldGrid(context, told) : { handOver: 'unknown' }

/** No pattern leads here: what is told decides, see `resolveTold`. */
export const TOLD_TOPICS: readonly Topic[] = [
  { id: 'score.told', when: [], compose: sayScoreAndRound },
  { id: 'score.told-grid', when: [], compose: sayGridOfTold },
]
