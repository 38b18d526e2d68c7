import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Composed, Context, HandOverReason } from './answers/answers.ts'

export function toPart(context: Context, topic: string, composed: Composed, heading: string | null): AdvisorPart {
  if ('sentences' in composed) {
    const { sentences, table = null, sources, link = null } = composed
    return { topic, outcome: 'answered', heading, sentences, table, sources, link }
  }
  const [outcome, reason]: ['handedOver' | 'declined', HandOverReason] =
    'handOver' in composed ? ['handedOver', composed.handOver] : ['declined', composed.decline]
  const { handOver } = context.texts.advisor
  return { ...saying(topic, [handOver[reason], ...(reason === 'crisis' ? helpFor(context) : [])], heading), outcome }
}

/** Numbers to call come at once, and nothing else: no form, no draft. */
function helpFor({ texts, knowledge, language }: Context): string[] {
  const { helpLines, emergency } = texts.advisor.talk
  return [knowledge.helpLines?.[language] ?? helpLines, emergency]
}

export function saying(topic: string, sentences: string[], heading: string | null): AdvisorPart {
  return { topic, outcome: 'said', heading, sentences, table: null, sources: [], link: null }
}

/** The client's own words, what was understood of them, and what is asked of the reader. */
export function draftOf({ texts, formats: { list } }: Context, question: string, topics: readonly string[]): string {
  const { draft, questions } = texts.advisor
  const known = topics.flatMap((topic) => questions[topic] ?? [])
  return [draft.asked(question), known.length > 0 ? draft.understood(list(known)) : draft.not, draft.please].join('\n')
}
