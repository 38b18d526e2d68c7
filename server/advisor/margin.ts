import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Context } from './answers/answers.ts'
import { TOPICS } from './topics/topics.ts'
import { type Mark, type Reading, slotsOf } from './understand/understand.ts'

/** They speak of one's own score in the pool, and of nothing else that could be refused. */
const OF_THE_POOL =
  /^(?:odds|score|points|cutoff|invited|eligible|enough|howmuch|what|now|canada|immigrate|pr|last|p:(?:EE|FSW|CEC|FST))$/

/** Never a percentage: how far somebody is from past rounds is known, and it is no promise. */
export function withMargin(context: Context, part: AdvisorPart, { marks, leftover }: Reading): AdvisorPart {
  const isOfPool =
    leftover.length === 0 && marks.every(({ readings }) => readings.some((each) => OF_THE_POOL.test(each)))
  const enough = TOPICS.find(({ id }) => id === 'score.enough')
  const margin =
    isOfPool && context.file.assessment ? enough?.compose(context, slotsOf(marks.filter(isNoFigure))) : undefined
  if (!margin || !('sentences' in margin)) return part
  const { sentences, sources, link = null } = margin
  return { ...part, sentences: [...part.sentences, ...sentences], sources, link }
}

const isNoFigure = ({ value }: Mark) => value === undefined
