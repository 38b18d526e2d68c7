import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Context } from '../answers/answers.ts'
import { toPart } from '../compose-part.ts'
import type { Topic } from '../topics/topics.ts'
import { type Mark, type Resolved, recall } from '../understand/understand.ts'

export const handedOver = (context: Context) => [toPart(context, 'unknown', { handOver: 'unknown' }, null)]

/** "So I'd better not mention her": what has a few words in common with it is not what is asked for. */
export function withoutArticles(context: Context, parts: readonly AdvisorPart[]): AdvisorPart[] {
  const others = parts.filter(({ topic }) => topic !== 'article')
  return others.length > 0 ? others : handedOver(context)
}

/** "And in summer?" in the middle of a conversation greets nobody. */
export function withoutGreeting(
  context: Context,
  before: readonly Mark[] | undefined,
  resolved: readonly Resolved<Topic>[],
  parts: AdvisorPart[],
): AdvisorPart[] {
  const isGreeting = parts.every(({ sentences }) => sentences.join() === context.texts.advisor.talk.hello)
  const isEmpty = resolved.every(({ what }) => what === 'nothing')
  return isEmpty && isGreeting && recall(before).topics.length > 0 ? handedOver(context) : parts
}
