import { joinedTo, leans, namesNothing } from './lean.ts'
import { type Reading, readQuestion } from './read-question.ts'
import type { Before, Resolved } from './resolved.ts'
import { cutsOf } from './split-questions.ts'
import { wordsOf } from './words.ts'

type Found<Topic> = Extract<Resolved<Topic>, { what: 'topic' }>
type Judge<Topic> = (reading: Reading) => Found<Topic> | undefined
const idOf = ({ choice }: Found<{ id: string }>) => choice.topic.id

/** They ask, or name what is asked of a thing: "fee", "how long". */
const ASKING = new Set(
  'howmuch when who where why how takes what need fee valid deadline limit accepted enough explain list compare equals agelimit hours'.split(
    ' ',
  ),
)
/** A question that wants yes or no. */
const POLAR = new Set(
  'is are am do does did can could may might must should shall will would has have was were which what آیا میشه میشود میتونم میتوانم میتونیم میتونه میتواند لازمه کدوم کدام چی چیه mishe mitoonam lazeme kodoom chie'.split(
    ' ',
  ),
)

export function asks({ marks, text }: Reading): boolean {
  const words = wordsOf(text)
  const isPersian = /\p{Script=Arabic}/u.test(text)
  // English puts it first, Persian anywhere.
  const polar = isPersian ? words : words.slice(0, 1)
  return (
    marks.some(({ readings }) => readings.some((each) => ASKING.has(each))) || polar.some((word) => POLAR.has(word))
  )
}

/** «فرق الف و ب چیست» is one question. */
const isComparing = ({ marks }: Reading) => marks.some(({ readings }) => readings.includes('compare'))

/** What stands before a question belongs to it where it names nothing of its own. */
function ofBefore<Topic>(judge: Judge<Topic>, before: Before, reading: Reading): Found<Topic> | undefined {
  const alone = judge(reading)
  if (!before || before.length === 0 || !leans(reading) || (alone && !namesNothing(reading))) return alone
  const joined = judge(joinedTo(before, reading))
  return joined ? { ...joined, text: reading.text, isFollowUp: true } : alone
}

/** How a half is judged: for certain, and as asked of the thing that the half before it names. */
export type Judges<Topic> = {
  judge: Judge<Topic>
  ofThing: (reading: Reading, before: Before) => Found<Topic> | undefined
}

/** Two questions in one sentence, each of them certain and of something else; or three. */
export function bothOf<Topic extends { id: string }>(
  judges: Judges<Topic>,
  sentence: string,
  told: Before,
): Found<Topic>[] | undefined {
  const { judge, ofThing } = judges
  for (const [before, after] of cutsOf(sentence)) {
    const halves = { first: readQuestion(before), second: readQuestion(after) }
    if (!asks(halves.first) || !asks(halves.second) || isComparing(halves.first)) continue
    // "Up to what size and in which formats": what it is asked of comes later.
    if (namesNothing(halves.first) && !told?.length) continue
    const first = ofBefore(judge, told, halves.first)
    if (!first) continue
    const later = ofThing(halves.second, first.marks) ?? ofBefore(judge, first.marks, halves.second)
    const others = later ? [later] : bothOf(judges, after, first.marks)
    if (others?.every((each) => idOf(each) !== idOf(first))) return [first, ...others]
  }
  return undefined
}

/** One half is certain, the other asks something, too: it is looked at alone, or of the thing the certain one names. */
export function oneOf<Topic extends { id: string }>(
  { judge }: Judges<Topic>,
  sentence: string,
  told: Before,
): [Found<Topic> | Reading, Found<Topic> | Reading] | undefined {
  for (const [before, after] of cutsOf(sentence)) {
    const halves = { first: readQuestion(before), second: readQuestion(after) }
    if (!asks(halves.first) || !asks(halves.second)) continue
    const first = ofBefore(judge, told, halves.first)
    if (first) return [first, leans(halves.second) ? joinedTo(first.marks, halves.second) : halves.second]
    const second = ofBefore(judge, told, halves.second)
    if (second && !leans(halves.second))
      return [told && leans(halves.first) ? joinedTo(told, halves.first) : halves.first, second]
  }
  return undefined
}
