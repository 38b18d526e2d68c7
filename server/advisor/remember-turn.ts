import type { Topic } from './topics/topics.ts'
import {
  type Mark,
  namesNothing,
  type Resolved,
  remember,
  rememberDeclined,
  rememberUnknown,
} from './understand/understand.ts'

/** A guess is leant on as well: whoever goes on has read it. Of several things what is certain is meant first, then the last. */
export function rememberTurn(resolved: readonly Resolved<Topic>[]): readonly Mark[] | undefined {
  const certain = resolved.filter((each) => each.what === 'topic').reverse()
  const guessed = resolved.filter((each) => each.what === 'likely').reverse()
  const [last] = certain
  const topics = [
    ...certain.map(({ choice }) => choice.topic.id),
    ...guessed.flatMap(({ choices }) => choices.map(({ topic }) => topic.id)),
  ]
  if (last) return remember(last.marks, topics)
  const [guess] = guessed
  if (guess) return remember(guess.reading.marks, topics, true)
  // "And mine?" after what was asked of somebody else, or of what nobody knows.
  const [declined] = resolved.filter((each) => each.what === 'hard')
  if (declined) return rememberDeclined(declined.reading.marks, declined.hard)
  const unknown = resolved.find(({ what, reading }) => what === 'unknown' && !namesNothing(reading))
  return unknown && rememberUnknown(unknown.reading)
}
