import type { Pattern } from '../choose-topic.ts'
import type { Resolve } from '../resolved.ts'
import { passingOverCountry } from './country.ts'
import { passingOverFigures } from './figures.ts'
import { passingOverFillers } from './fillers.ts'
import { passingOverPeople } from './people.ts'
import { ofProvinceTold } from './province.ts'

export { isWearyIn } from './figures.ts'

/** What is told beside a question and only sounds like what we decline: where somebody lives, whom they know, how tired they are, that they took note. */
export const passingOverTold = <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  despairAlone(passingOverFillers(passingOverFigures(passingOverPeople(passingOverCountry(ofProvinceTold(resolve))))))

/** Beside despair nothing else is answered. */
const despairAlone =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = resolve(text, kept)
    const despair = found.find((each) => each.what === 'hard' && each.hard.concept === 'crisis')
    return despair ? [despair] : found
  }
