import { familyOf } from './by-pattern.ts'
import { type Reading, readQuestion } from './read-question.ts'
import type { Mark } from './recognise.ts'
import { type Before, type Found, remember } from './resolved.ts'
import { partings } from './split-questions.ts'
import { joinedTo, leans, namesNothing, namesOwnThing, programBefore, refersBack } from './thread/thread.ts'
import { wordsOf } from './words.ts'

type Judge<Topic> = (reading: Reading) => Found<Topic> | undefined
const idOf = ({ choice }: Found<{ id: string }>) => choice.topic.id

/** They ask, or name what is asked of a thing: "fee", "how long". */
const ASKING = new Set(
  'howmuch when who where why how takes what need fee valid deadline limit accepted enough explain list compare equals agelimit hours refund book free'.split(
    ' ',
  ),
)
/** A question that wants yes or no. */
const POLAR = new Set(
  'is are am do does did can could may might must should shall will would has have was were which what whats wheres hows whos whens آیا میشه میشود میتونم میتوانم میتونیم میتونه میتواند لازمه کدوم کدام چی چیه داره دارد میده میدن mishe mitoonam lazeme kodoom chie dare mide midan'.split(
    ' ',
  ),
)

/** "If I cancel, do I get it back?": what is supposed comes first, then the question. */
const SUPPOSING = /^if .*\b(?:do|does|can|could|will|would|is|are|may|should) (?:i|we|you|they|it|he|she|the|my|our)\b/

/** "Have a job offer. …": whoever leaves out the "I" tells. */
const TELLING = /^(?:have|had) (?:an?|been|got|no|already|only|\d+) /

export function asks({ marks, text }: Reading): boolean {
  const words = wordsOf(text)
  const isPersian = /\p{Script=Arabic}/u.test(text) || marks.some(({ isFinglish }) => isFinglish)
  // English puts it first, Persian anywhere.
  const polar = isPersian ? words : words.slice(0, 1)
  return (
    // "I read about Ontario" asks nothing, although "what about" would.
    marks.some(({ word, readings }) => word !== 'about' && readings.some((each) => ASKING.has(each))) ||
    (polar.some((word) => POLAR.has(word)) && !TELLING.test(words.join(' '))) ||
    SUPPOSING.test(words.join(' '))
  )
}

/** What is compared stands on either side of such a word. */
const WITH_OTHER = /\S\s+(?:and|or|vs|versus|from|to|با|از|یا|و|ba|az|ya|va|o)\s+\S/iu
/** «فرق الف و ب چیست» is one question; "what sets A and B apart" is whole, and what comes after it another. */
const isComparing = ({ marks, text }: Reading) =>
  marks.some(({ readings }) => readings.includes('compare')) && !WITH_OTHER.test(text)

/** How a half is judged: for certain, as asked of the thing that the half before it names, or of what was answered. */
export type Judges<Topic> = {
  judge: Judge<Topic>
  ofThing: (reading: Reading, before: Before) => Found<Topic> | undefined
  going: (reading: Reading, kept: Before) => Found<Topic> | undefined
}

/** Amounts, times, levels and lists differ by program, and by who is told of. */
const BY_PROGRAM = new Set(['money', 'process', 'tests', 'documents'])
const isProgram = ({ readings }: Mark) => readings.some((each) => each.startsWith('p:') || each === 'study')

/** "Can I sponsor her now?" is asked of whoever was named, and of nothing else that was. */
const OF_SOMEBODY = /(?<!\p{L})(?:he|she|him|her|they|them|اونو|او|اون|ایشون|ایشان|oono|oon)(?!\p{L})/iu
const PEOPLE = new Set(['parents', 'partner', 'sibling', 'children'])
const isPerson = ({ readings }: Mark) => readings.some((each) => PEOPLE.has(each))

/** What stands before a question belongs to it where it names nothing of its own, or where what is asked differs by it. */
function ofBefore<Topic extends { id: string }>(
  judge: Judge<Topic>,
  before: Before,
  reading: Reading,
): Found<Topic> | undefined {
  const alone = judge(reading)
  if (!before || before.length === 0) return alone
  const joined = (marks: readonly Mark[]) => {
    const found = judge(joinedTo(marks, reading))
    return found && { ...found, text: reading.text, isFollowUp: true }
  }
  const isOpen = namesNothing(reading)
  if (alone && !isOpen) {
    const program = BY_PROGRAM.has(familyOf(alone.choice.topic) ?? '') ? programBefore(before, reading.marks) : []
    const figures = before.filter(({ value }) => value !== undefined)
    const told = program.length > 0 ? program : figures.length > 0 ? before : []
    const found = told.length > 0 ? joined(told) : undefined
    return found && familyOf(found.choice.topic) === familyOf(alone.choice.topic) ? found : alone
  }
  if (!leans(reading)) return alone
  const somebody = OF_SOMEBODY.test(reading.text) ? before.filter(isPerson).slice(-1) : []
  const found =
    joined(before) ??
    joined(before.filter((mark) => !isProgram(mark))) ??
    (somebody.length > 0 ? joined(somebody) : undefined)
  // "Does one give points?": without what it is asked of it would be something else.
  return found ?? (isOpen && refersBack(reading) ? undefined : alone)
}

/** "An ECA, how much?" asks for its price. */
const THING = /^[tb]:|^(?:eca|biometrics|medicalexam)$/
function withPrice(reading: Reading): Reading {
  const [first, second, ...more] = reading.marks
  const isThing = first?.readings.some((each) => THING.test(each)) ?? false
  const isBare = isThing && second?.readings.join() === 'howmuch' && more.length === 0 && reading.leftover.length === 0
  return isBare ? { ...readQuestion(`${first?.word} ${PRICE[reading.language]}`), text: reading.text } : reading
}

const PRICE = { en: 'how much fee', fa: 'هزینه چقدر' }

type Half<Topic> = Found<Topic> | Reading
const isFound = <Topic>(half: Half<Topic>): half is Found<Topic> => 'what' in half

/** Each piece as it is judged, with what the piece before it names; one that names nothing and comes first, with what comes later. */
function judgeAll<Topic extends { id: string }>(
  { judge, ofThing, going }: Judges<Topic>,
  readings: readonly Reading[],
  told: Before,
): Half<Topic>[] {
  const [first] = readings
  const isBackward = first !== undefined && namesNothing(first) && !told?.length
  const order = isBackward ? [...readings.slice(1), first] : readings
  let last: Found<Topic> | undefined
  /** What names a thing of its own is not the same once more: "what is the difference, and do I need insurance?" */
  function ofLast(reading: Reading, last: Found<Topic>): Found<Topic> | undefined {
    const found =
      going(reading, remember(last.marks, [idOf(last)])) ??
      ofThing(reading, last.marks) ??
      ofBefore(judge, last.marks, reading)
    return found && idOf(found) === idOf(last) && namesOwnThing(reading, last.marks) ? undefined : found
  }
  const judged = order.map((reading): Half<Topic> => {
    // What it is asked of is not certain, so neither is this.
    if (isBackward && reading === first && !last && order[0])
      return { ...joinedTo(order[0].marks, reading), text: reading.text }
    const before = last?.marks ?? told
    const found = last ? ofLast(reading, last) : ofBefore(judge, before, withPrice(reading))
    const isLeaning = before?.length && leans(reading) && !(last && namesOwnThing(reading, last.marks))
    const half = found ?? (isLeaning ? joinedTo(before, reading) : reading)
    last = found ?? last
    return isFound(half) ? { ...half, text: reading.text } : { ...half, text: reading.text }
  })
  return isBackward ? [...judged.slice(-1), ...judged.slice(0, -1)] : judged
}

/** They go before a question and ask nothing. */
const FILLER =
  /^(?:ok|okay|k|yes|no|thanks|thank you|please|fine|good|well|right|باشه|اوکی|خب|خوب|مرسی|ممنون|بله|نه|bashe|khob|mersi)$/iu

function readingsOf(pieces: readonly string[]): Reading[] | undefined {
  const readings = pieces.map(readQuestion)
  const [first] = readings
  const isFiller = ({ text }: Reading) => FILLER.test(text.trim())
  return readings.every((each) => asks(each) && !isFiller(each)) && first && !isComparing(first) ? readings : undefined
}

const areDistinct = <Topic extends { id: string }>(found: readonly Found<Topic>[]) =>
  new Set(found.map(idOf)).size === found.length

/** Two questions in one sentence, each of them certain and of something else; or three. */
export function bothOf<Topic extends { id: string }>(
  judges: Judges<Topic>,
  sentence: string,
  told: Before,
): Found<Topic>[] | undefined {
  for (const pieces of partings(sentence)) {
    const readings = readingsOf(pieces)
    const halves = readings ? judgeAll(judges, readings, told) : []
    if (halves.length > 1 && halves.every(isFound) && areDistinct(halves)) return halves
  }
  return undefined
}

/** "Is it free, and how long?": each piece is asked of what was answered before. */
export function eachOf<Topic extends { id: string }>(
  { going }: Judges<Topic>,
  sentence: string,
  kept: Before,
): Found<Topic>[] | undefined {
  for (const pieces of partings(sentence)) {
    const found = readingsOf(pieces)?.flatMap((reading) => going(reading, kept) ?? []) ?? []
    if (found.length > 1 && found.length === pieces.length && areDistinct(found)) return found
  }
  return undefined
}

/** Two pieces that both ask, and neither is certain. */
export function neitherOf(sentence: string, told: Before): Reading[][] {
  return partings(sentence).flatMap((pieces) => {
    const readings = readingsOf(pieces)
    const [first, ...later] = readings ?? []
    if (!first || later.length !== 1) return []
    const joined = later.map((reading) => ({ ...joinedTo(first.marks, reading), text: reading.text }))
    const thing = namesNothing(first) && !told?.length ? later[0]?.marks : told
    const ofFirst = thing?.length && leans(first) ? { ...joinedTo(thing, first), text: first.text } : first
    return [[ofFirst, ...(later.every(leans) ? joined : later)]]
  })
}

/** One piece is certain, another asks something, too: it is looked at alone, or of the thing the certain one names. */
export function oneOf<Topic extends { id: string }>(
  judges: Judges<Topic>,
  sentence: string,
  told: Before,
): Half<Topic>[] | undefined {
  for (const pieces of partings(sentence)) {
    const readings = readingsOf(pieces)
    const halves = readings ? judgeAll(judges, readings, told) : []
    const found = halves.filter(isFound)
    if (found.length > 0 && found.length >= halves.length - 1 && areDistinct(found)) return halves
  }
  return undefined
}
