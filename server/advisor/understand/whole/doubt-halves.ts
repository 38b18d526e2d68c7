import { familyOf } from '../by-pattern.ts'
import type { Pattern } from '../choose-topic.ts'
import { NOT_OURS } from '../learnt/learnt.ts'
import type { Ranker } from '../rank-examples.ts'
import { readQuestion } from '../read-question.ts'
import { asGuess, type Resolve, type Resolved } from '../resolved.ts'
import { asks } from '../two-questions.ts'

/** Below so much of the whole a half that asks nothing is of something else than what is asked. */
const LEAST_OF_WHOLE = 0.05
/** So surely is the whole what nobody here answers. */
const SURELY_NOT_OURS = 0.85

/**
 * "I have just landed in Calgary, how do I get a bank card?": what a half tells, and the whole is not about, is answered as a
 * guess at most; so is a half of "my son studies in Melbourne, how many hours may he work there?".
 */
export const doubtingHalves =
  <Topic extends Pattern>(ranker: () => Ranker<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    const shares = ranker().shares(readQuestion(text).text)
    if ((shares.get(NOT_OURS) ?? 0) >= SURELY_NOT_OURS) return parts.map(orGuess)
    if (parts.length < 2) return parts
    const ofWhole = (topic: Topic) =>
      [...shares].reduce((sum, [id, share]) => (familyOf({ id }) === familyOf(topic) ? sum + share : sum), 0)
    const isDoubtful = (part: Resolved<Topic>) =>
      part.what === 'topic' && !part.isFollowUp && !asks(part.reading) && ofWhole(part.choice.topic) < LEAST_OF_WHOLE
    return parts.map((part) => (isDoubtful(part) ? asGuess(part) : part))
  }

const orGuess = <Topic>(part: Resolved<Topic>) => (part.what === 'topic' && !part.isFollowUp ? asGuess(part) : part)
