import type { Pattern } from '../choose-topic.ts'
import { isOfACountry, isOfCanada } from '../hard-topics.ts'
import { readQuestion } from '../read-question.ts'
import type { Resolve, Resolved } from '../resolved.ts'

const isOfElsewhere = (part: Resolved<unknown>) => part.what === 'hard' && part.hard.concept === 'othercountry'

/** "I applied for residence in Australia; do I get a bridging visa?": what every country has is asked of the one that is named. */
export const leavingElsewhere =
  <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    if (!parts.some(isOfElsewhere) || readQuestion(text).marks.some(isOfCanada)) return parts
    return parts.filter((part) => part.what !== 'topic' || !isOfACountry(part.choice.topic.id))
  }
