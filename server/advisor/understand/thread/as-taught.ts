import { familyOf } from '../by-pattern.ts'
import type { Choice, Pattern, Prepared } from '../choose-topic.ts'
import { isOfTheFile, isUrgent } from '../hard-topics.ts'
import type { Ranker } from '../rank-examples.ts'
import { readQuestion } from '../read-question.ts'
import type { Mark } from '../recognise.ts'
import { type Found, type Resolve, type Resolved, recall } from '../resolved.ts'
import { slotsOf } from '../slots/slots.ts'
import { wordsOf } from '../words.ts'
import { joinedTo, leans, namesNoThing, namesOnlyDeeds, refersBack } from './lean.ts'

/** So many of those who say it after that answer have to mean what was found: fewer where nothing in it leans on the answer. */
const MEANT = { leaning: 0.7, whole: 0.5 }
/** So sure it is what is meant: of 467 unseen turns 459 were; "how many?" alone is never so sure. */
const SURE = 0.9
/** Whoever says a figure after that answer rather means something else with it. */
const RATHER = 0.6
const TWICE = 2
const LIKELY = 0.2
const ALSO_LIKELY = 0.15
const MOST_GUESSED = 2
const MOST_RANKED = 5
/** Whoever says more says what they mean. */
const MOST_WORDS = 18

/**
 * After an answer the same words mean something else than alone. What people said next after such an answer decides
 * whether what was found is certain, and what is guessed where nothing is.
 */
export const asTaught =
  <Topic extends Pattern>(prepared: readonly Prepared<Topic>[], ranker: () => Ranker<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    const { before = [], topic } = recall(kept)
    let after = prepared.find((each) => each.topic.id === topic)?.topic
    const whole = after && isShort(text) ? { after: after.id, text } : undefined
    const said = parts.map((part, place) => {
      const isOwn = place > 0 && isWholeAlone(part)
      const taught = after && !isOwn && isShort(part.text) ? taughtAfter(after.id, part) : part
      after = firstOf(taught) ?? after
      return taught
    })
    return said.map((part) => withoutCertain(part, said))

    function taughtAfter(after: string, part: Resolved<Topic>): Resolved<Topic> {
      if (part.what === 'nothing') return part
      if (part.what === 'hard') return forAnother(after, part)
      return part.what === 'topic' ? foundAfter(after, part) : guessedAfter(after, part)
    }

    function foundAfter(after: string, part: Found<Topic>): Resolved<Topic> {
      const { choice, isFollowUp, marks } = part
      const joined = joinedTo(before, part.reading).marks
      if (whole && isElsewhere(whole, choice.topic))
        return guessed(part, [...likelyAfter(whole.after, whole.text, joined).slice(0, 1), choice], marks)
      const [best] = likelyAfter(after, part.text, joined)
      const share = ranker().rankAfter(part.text, after).get(choice.topic.id) ?? 0
      const least = leans(readQuestion(part.text)) ? MEANT.leaning : MEANT.whole
      const isOther = best !== undefined && best.score >= RATHER && best.topic !== choice.topic
      const isRather =
        best !== undefined && best.score > TWICE * share && familyOf(best.topic) !== familyOf(choice.topic)
      if (isRather && !isOfFigure(part)) return guessed(part, [best, choice], marks)
      const isAgain = isFollowUp && choice.topic.id === after && isOfFigure(part)
      return share >= least || (isAgain && !isOther) ? part : guessed(part, [...(best ? [best] : []), choice], marks)
    }

    /** The same with another figure, or for more people, was never said so before. */
    function isOfFigure({ reading, choice }: Found<Topic>): boolean {
      return reading.marks.some(({ value }) => value !== undefined) || choice.slots.persons !== slotsOf(before).persons
    }

    function guessedAfter(after: string, part: Open<Topic>): Resolved<Topic> {
      // "My score, my parrot and …": beside what was asked the same moment a word that nobody knows leans on nothing.
      if (topic === undefined && part.reading.leftover.length > 0) return part
      const { marks } = joinedTo(before, part.reading)
      const likely = likelyAfter(after, part.text, marks)
      const [best] = likely
      if (!best) return part
      const known = part.what === 'likely' ? part.choices : []
      const isOfWhole = !whole || !isElsewhere(whole, best.topic)
      const isSure = best.score >= SURE && isOfWhole && !namesNoThing(readQuestion(part.text))
      if (topic !== undefined && isSure && !best.topic.isAct)
        return { ...part, what: 'topic', choice: best, others: [], marks, isFollowUp: true }
      return guessed(part, [...likely, ...known], marks)
    }

    /**
     * "And for my sister?" after the super visa asks for no file, nor "how do I get the Turkish one?" for another country.
     * "Vote?" after what residence brings is no politics.
     */
    function forAnother(after: string, part: Declined<Topic>): Resolved<Topic> {
      const { text: said, reading, hard } = part
      if (hard.outcome !== 'decline' || isUrgent(hard)) return part
      const [best] = likelyAfter(after, whole?.text ?? said, reading.marks)
      if (!ELSEWHERE.includes(hard.concept) && best && best.score >= RATHER) return guessed(part, [best], reading.marks)
      if (!ELSEWHERE.includes(hard.concept) || isOfTheFile(after)) return part
      if (best && !isOfTheFile(best.topic.id)) return guessed(part, [best], reading.marks)
      return hard.concept === 'otherperson' && leans(reading) ? { text: said, reading, what: 'unknown' } : part
    }

    /** All of it is rather meant as something of another family, even if that cannot be answered. */
    function isElsewhere({ after, text }: { after: string; text: string }, found: Topic): boolean {
      const [[id, share] = ['', 0]] = ranker().rankAfter(text, after)
      return share >= RATHER && familyOf({ id }) !== familyOf(found)
    }

    function likelyAfter(after: string, said: string, marks: readonly Mark[]): Choice<Topic>[] {
      const named = slotsOf(marks)
      // What is asked after an answer on China is asked of China.
      const isOfChina = after.startsWith('china.') && named.program === undefined
      const slots = isOfChina ? { ...named, program: 'STUDY_CN' as const } : named
      const ranked = [...ranker().rankAfter(said, after)].slice(0, MOST_RANKED)
      const choices = ranked.flatMap(([id, score]) => {
        const topic = prepared.find((each) => each.topic.id === id)?.topic
        return topic && topic.needs?.(slots) !== false ? [{ topic, slots, score }] : []
      })
      return choices.filter(({ score }, place) => score >= (place === 0 ? LIKELY : ALSO_LIKELY))
    }
  }

/** A half that is certain alone and names its own thing leans on nothing that was asked the same moment. */
function isWholeAlone(part: Resolved<unknown>): boolean {
  const own = readQuestion(part.text)
  const isOpen = namesNoThing(own) || namesOnlyDeeds(own) || refersBack(own)
  return part.what === 'topic' && !part.isFollowUp && !isOpen
}

/** What one half is answered with for certain is not guessed of the other, where that may mean something else. */
function withoutCertain<Topic>(part: Resolved<Topic>, all: readonly Resolved<Topic>[]): Resolved<Topic> {
  if (part.what !== 'likely') return part
  const certain = all.flatMap((each) => (each.what === 'topic' ? [each.choice.topic] : []))
  const choices = part.choices.filter(({ topic }) => !certain.includes(topic))
  return choices.length > 0 ? { ...part, choices } : part
}

const ELSEWHERE: readonly string[] = ['otherperson', 'othercountry']

type Declined<Topic> = Extract<Resolved<Topic>, { what: 'hard' }>
type Open<Topic> = Extract<Resolved<Topic>, { what: 'likely' | 'unknown' | 'unclear' }>

const isShort = (text: string) => wordsOf(text).length <= MOST_WORDS

function firstOf<Topic>(part: Resolved<Topic>): Topic | undefined {
  if (part.what === 'topic') return part.choice.topic
  return part.what === 'likely' ? part.choices[0]?.topic : undefined
}

function guessed<Topic>(
  part: Resolved<Topic>,
  choices: readonly Choice<Topic>[],
  marks: readonly Mark[],
): Resolved<Topic> {
  const { text, reading } = part
  const others = 'others' in part ? part.others : []
  // What was found comes last and knows better for how many, or of which test, it is asked.
  const each = [...new Map(choices.map((choice) => [choice.topic, choice])).values()]
  return {
    ...{ text, reading: { ...reading, marks }, what: 'likely', others },
    choices: each.slice(0, MOST_GUESSED),
  }
}
