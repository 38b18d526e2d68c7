import type { Pattern } from '../choose-topic.ts'
import { isUrgent } from '../hard-topics.ts'
import type { Resolve } from '../resolved.ts'
import { passingOverCountry } from './country.ts'
import { passingOverFigures } from './figures.ts'
import { passingOverFillers } from './fillers.ts'
import { passingOverPeople } from './people.ts'
import { ofProvinceTold } from './province.ts'

export { isWearyIn } from './figures.ts'
export { AT_CLAUSES } from './mention.ts'

/** What is told beside a question and only sounds like what we decline: where somebody lives, whom they know, how tired they are, that they took note. */
export const passingOverTold = <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  urgentAlone(passingOverFillers(passingOverFigures(passingOverPeople(passingOverCountry(ofProvinceTold(resolve))))))

/** Beside despair or danger nothing else is answered. */
const urgentAlone =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = resolve(text, kept)
    const urgent = found.find((each) => each.what === 'hard' && isUrgent(each.hard))
    return urgent ? [urgent] : found
  }
