import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import { type Context, waitingOf } from './answers/answers.ts'
import { saying, toPart } from './compose-part.ts'
import { withMargin } from './margin.ts'
import { sayLikely, sayPartly, sayPublished } from './say-unsure.ts'
import { smallTalk } from './talk/small-talk.ts'
import type { Topic } from './topics/topics.ts'
import type { Choice, Reading, Resolved } from './understand/understand.ts'
import { isPolar, openWith, withoutVerdict } from './verdict.ts'

type Offered = (context: Context, topics: readonly Topic[]) => readonly string[]

/** The words of the client, as a heading begins. */
const headingOf = ({ text }: Resolved<Topic>) => text.charAt(0).toUpperCase() + text.slice(1)

/** What was understood, as it is said; `offered` are the questions among which somebody may choose. */
export function partsOf(
  context: Context,
  resolved: Resolved<Topic>,
  isOneOfMany: boolean,
  offered: Offered,
): AdvisorPart[] {
  if (resolved.what !== 'likely') return [partOf(context, resolved, isOneOfMany, offered)]
  const heading = isOneOfMany ? headingOf(resolved) : null
  // A word that only a published sentence knows is better read there than guessed around.
  const published = resolved.reading.leftover.length > 0 && sayPublished(context, resolved.text, heading)
  if (published) return [published]
  const [first] = resolved.choices
  const person = first?.topic.compose(context, first.slots)
  // What is nearest is for a person to say: what comes second is then no better guess.
  if (first && person && !('sentences' in person)) return [toPart(context, first.topic.id, person, heading)]
  const likely = resolved.choices.flatMap((choice, place) => sayLikely(context, choice, heading, place > 0) ?? [])
  return likely.length > 0 ? likely : [sayUnknown(context, resolved, heading)]
}

export function partOf(
  context: Context,
  resolved: Exclude<Resolved<Topic>, { what: 'likely' }>,
  isOneOfMany: boolean,
  offered: Offered,
): AdvisorPart {
  const heading = isOneOfMany ? headingOf(resolved) : null
  switch (resolved.what) {
    case 'topic': {
      const { topic, slots } = resolved.choice
      const opened = openWith(context, resolved, topic, topic.compose(context, slots))
      const composed = toPart(context, topic.id, opened, heading)
      const part = isPolar(resolved.reading, topic) ? composed : withoutVerdict(composed)
      const asked = context.texts.advisor.questions[topic.id]
      return resolved.isFollowUp && asked ? { ...part, heading: context.texts.advisor.talk.resolved(asked) } : part
    }
    case 'hard': {
      const { outcome, reason, concept } = resolved.hard
      const part = toPart(
        context,
        `hard.${concept}`,
        outcome === 'decline' ? { decline: reason } : { handOver: reason },
        heading,
      )
      if (reason === 'complaint') return { ...part, sentences: [...part.sentences, ...waitingOf(context)] }
      return reason === 'odds' ? withMargin(context, part, resolved.reading) : part
    }
    case 'unclear':
      if (offered(context, resolved.choices).length === 0) return sayUnknown(context, resolved, heading)
      return { ...saying('unclear', [context.texts.advisor.talk.whichOne], heading), outcome: 'asked' }
    case 'nothing':
    case 'unknown':
      return sayUnknown(context, resolved, heading)
  }
}

function sayUnknown(
  context: Context,
  resolved: { text: string; reading: Reading; near?: Choice<Topic> },
  heading: string | null,
): AdvisorPart {
  const talk = smallTalk(context, resolved.text, resolved.reading)
  if (talk) return saying('talk', [talk], heading)
  return (
    sayPublished(context, resolved.text, heading) ??
    sayPartly(context, resolved, heading) ??
    toPart(context, 'unknown', { handOver: 'unknown' }, heading)
  )
}
