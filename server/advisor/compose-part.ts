import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Composed, Context, HandOverReason } from './answers/answers.ts'
import type { Topic } from './topics/topics.ts'
import type { Resolved } from './understand/understand.ts'

/** "The same, but my language at 10" only sounds tempted: what it comes to is counted. */
export const isCounted = (each: Resolved<Topic>) => each.what === 'topic' && each.choice.slots.told !== undefined

export function toPart(context: Context, topic: string, composed: Composed, heading: string | null): AdvisorPart {
  if ('sentences' in composed) {
    const { sentences, table = null, sources, link = null } = composed
    return { topic, outcome: 'answered', heading, sentences, table, sources, link }
  }
  const [outcome, reason]: ['handedOver' | 'declined', HandOverReason] =
    'handOver' in composed ? ['handedOver', composed.handOver] : ['declined', composed.decline]
  const { handOver } = context.texts.advisor
  return { ...saying(topic, [handOver[reason], ...helpFor(context, reason)], heading), outcome }
}

/** Numbers to call come at once, and nothing else: no form, no draft. */
function helpFor({ texts, knowledge, language }: Context, reason: HandOverReason): string[] {
  const { helpLines, dangerLines, emergency } = texts.advisor.talk
  if (reason === 'danger') return [dangerLines, emergency]
  return reason === 'crisis' ? [knowledge.helpLines?.[language] ?? helpLines, emergency] : []
}

/** Perhaps somebody is in danger, in words that nobody had used before. */
export function sayIfUrgent({ texts, knowledge, language }: Context): AdvisorPart {
  const { ifUrgent, helpLines, dangerLines, emergency } = texts.advisor.talk
  return saying('talk', [ifUrgent, knowledge.helpLines?.[language] ?? helpLines, dangerLines, emergency], null)
}

export function saying(topic: string, sentences: string[], heading: string | null): AdvisorPart {
  return { topic, outcome: 'said', heading, sentences, table: null, sources: [], link: null }
}

/** The client's own words, what was understood of them, what was shown, and what is asked of the reader. */
export function draftOf(
  { texts, formats: { list } }: Context,
  question: string,
  parts: readonly AdvisorPart[],
): string {
  const { draft, questions } = texts.advisor
  const known = parts.flatMap(({ topic }) => questions[topic] ?? [])
  return [
    draft.asked(question),
    known.length > 0 ? draft.understood(list(known)) : draft.not,
    ...parts.flatMap(shownIn).map((sentence) => draft.shown(sentence)),
    draft.please,
  ].join('\n')
}

/** The first fact; what is no answer for certain opens by saying so. */
function shownIn({ outcome, sources, sentences }: AdvisorPart): string[] {
  return sources.length > 0 ? sentences.slice(outcome === 'answered' ? 0 : 1).slice(0, 1) : []
}

/** Two ways of asking for one thing get one answer: the certain one, where only one of them is. */
export function withoutRepeats(parts: readonly AdvisorPart[]): AdvisorPart[] {
  const saysOf = ({ topic, sentences, table }: AdvisorPart) => JSON.stringify([topic, sentences.at(-1), table])
  const kept = [...parts]
    .sort((a, b) => Number(b.outcome === 'answered') - Number(a.outcome === 'answered'))
    .filter((part, place, all) => all.findIndex((each) => saysOf(each) === saysOf(part)) === place)
  const [only, ...more] = parts.filter((part) => kept.includes(part))
  return only && more.length === 0 && parts.length > 1 ? [{ ...only, heading: null }] : only ? [only, ...more] : []
}
