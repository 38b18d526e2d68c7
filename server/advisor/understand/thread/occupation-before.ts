import type { Choice, Pattern } from '../choose-topic.ts'
import { type Resolve, type Resolved, recall } from '../resolved.ts'
import { wordsOf } from '../words.ts'

const OF_CODES = 'programs.occupations'
/** Whoever says more names what they mean. */
const MOST_WORDS = 8

/** "I am a nurse, is there a category?" and then "which NOC is that": the code is that of what was named before. */
export const withOccupationBefore =
  <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const named = recall(kept).before?.findLast(({ occupations }) => occupations !== undefined)?.occupations
    const parts = resolve(text, kept)
    return named && wordsOf(text).length <= MOST_WORDS ? parts.map(withNamed) : parts

    function withNamed(part: Resolved<Topic>): Resolved<Topic> {
      if (part.what === 'topic') return { ...part, choice: ofNamed(part.choice) }
      return part.what === 'likely' ? { ...part, choices: part.choices.map(ofNamed) } : part
    }

    function ofNamed(choice: Choice<Topic>): Choice<Topic> {
      const isOpen = choice.topic.id === OF_CODES && !choice.slots.occupations
      return isOpen && named ? { ...choice, slots: { ...choice.slots, occupations: named } } : choice
    }
  }
