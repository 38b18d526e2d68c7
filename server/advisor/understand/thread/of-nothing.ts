import type { Pattern } from '../choose-topic.ts'
import { NOT_OURS } from '../learnt/learnt.ts'
import type { Ranker } from '../rank-examples.ts'
import { readQuestion } from '../read-question.ts'
import { type Resolve, type Resolved, recall } from '../resolved.ts'

/** So many have to say it after that answer for what nobody would ask alone to be about it. */
const MEANT_AFTER = 0.7
/** With so much of it alone, there is something of it in what was said. */
const SPEAKS_FOR_IT = 0.1
/** So much of a turn has to be asked of nobody here, or to be nothing of ours. */
const MOSTLY_ELSEWHERE = 0.5
const OUTSIDE = 'outside'

/**
 * "My flowerpot broke" after what is missing in the file: what was answered before is all that speaks for its being about
 * that, and whoever reads the same list again was not understood.
 */
export const leavingNothing =
  <Topic extends Pattern>(ranker: () => Ranker<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const { topic: last } = recall(kept)
    const parts = resolve(text, kept)
    return last === undefined ? parts : parts.map((part) => (isOfNothing(part, last) ? unknown(part) : part))

    function isOfNothing(part: Resolved<Topic>, last: string): boolean {
      if (part.what !== 'likely') return false
      const { marks, leftover } = readQuestion(part.text)
      const [alone, after] = [ranker().shares(part.text), ranker().rankAfter(part.text, last)]
      const elsewhere = (alone.get(NOT_OURS) ?? 0) + (alone.get(OUTSIDE) ?? 0)
      const saysNothing = leftover.length > 0 && marks.every(({ readings }) => readings.length === 0)
      if (!saysNothing && elsewhere < MOSTLY_ELSEWHERE) return false
      return part.choices.every(
        ({ topic: { id } }) => (alone.get(id) ?? 0) < SPEAKS_FOR_IT && (after.get(id) ?? 0) < MEANT_AFTER,
      )
    }
  }

const unknown = <Topic>({ text, reading }: Resolved<Topic>): Resolved<Topic> => ({ text, reading, what: 'unknown' })
