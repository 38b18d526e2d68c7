import type { Pattern, Prepared } from '../choose-topic.ts'
import type { Ranker } from '../rank-examples.ts'
import { type Resolve, type Resolved, recall } from '../resolved.ts'
import { slotsOf } from '../slots/slots.ts'
import { wordsOf } from '../words.ts'

/** A word or two name a thing, and whatever speaks of it is offered. */
const MOST_WORDS_OF_THING = 2
/** So likely has to be what is offered although no word of it is named, and so likely what names them. */
const LEAST = { unnamed: 0.05, named: 0.01 }
/** Below it only what is of the same family is offered beside a guess. */
const LEAST_BESIDE = 0.04
const MOST_OFFERED = 3

/** "How much is that?": what only has the words of a question is not worth offering, what people mean by them is. */
export const offeringLikely =
  <Topic extends Pattern>(prepared: readonly Prepared<Topic>[], ranker: () => Ranker<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const { topic: last } = recall(kept)
    return resolve(text, kept).map(offer)

    /** What is neither near in kind nor likely is no choice for anybody. */
    function isNear({ text: said, choices }: Likely<Topic>) {
      const alone = ranker().shares(said)
      const after = last === undefined ? undefined : ranker().rankAfter(said, last)
      return ({ id }: Topic) =>
        choices.some(({ topic }) => familyOf(topic.id) === familyOf(id)) ||
        Math.max(alone.get(id) ?? 0, after?.get(id) ?? 0) >= LEAST_BESIDE
    }

    function offer(part: Resolved<Topic>): Resolved<Topic> {
      const { text: said, reading } = part
      if (part.what === 'likely') return { ...part, others: part.others.filter(isNear(part)) }
      if (part.what !== 'unclear' || wordsOf(said).length <= MOST_WORDS_OF_THING) return part
      const alone = ranker().shares(said)
      const after = last === undefined ? undefined : ranker().rankAfter(said, last)
      const slots = slotsOf(reading.marks)
      const likely = prepared
        .map(({ topic }) => ({ topic, share: Math.max(alone.get(topic.id) ?? 0, after?.get(topic.id) ?? 0) }))
        .filter(({ topic, share }) => share >= (part.choices.includes(topic) ? LEAST.named : LEAST.unnamed))
        .filter(({ topic }) => !topic.isAct && topic.needs?.(slots) !== false)
        .sort((one, other) => other.share - one.share)
        .slice(0, MOST_OFFERED)
        .map(({ topic }) => topic)
      return likely.length > 0 ? { ...part, choices: likely } : { text: said, reading, what: 'unknown' }
    }
  }

type Likely<Topic> = Extract<Resolved<Topic>, { what: 'likely' }>
const familyOf = (id: string) => id.split('.')[0]
