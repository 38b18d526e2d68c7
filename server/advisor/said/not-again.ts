import type { Context } from '../answers/answers.ts'
import type { Topic } from '../topics/topics.ts'
import { asGuess, type Resolved } from '../understand/understand.ts'
import type { AnswerBefore } from './on-answer.ts'

/** "And with a year of work?": what comes to the very answer before was hardly asked for, so it is said as a guess. */
export const notAgain =
  (context: Context, before: readonly AnswerBefore[]) =>
  (each: Resolved<Topic>): Resolved<Topic> =>
    each.what === 'topic' && each.isFollowUp && before.some(isSaidAs(context, each.choice)) ? asGuess(each) : each

const isSaidAs = (context: Context, now: AnswerBefore) => (said: AnswerBefore) =>
  said.topic === now.topic && wordsOf(context, said) === wordsOf(context, now)

function wordsOf(context: Context, { topic, slots }: AnswerBefore): string {
  const composed = topic.compose(context, slots)
  return 'sentences' in composed ? JSON.stringify([composed.sentences, composed.table]) : ''
}
