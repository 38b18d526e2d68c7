import type { Language } from '@rahnama/contract/locale/locale.ts'
import { hardTogether } from './hard-topics.ts'
import { keeping } from './keeping.ts'
import { occupationsIn } from './occupation.ts'
import { otherPeopleIn, withoutNames } from './other-people.ts'
import { type Mark, recognise } from './recognise.ts'
import { otherKeyboard } from './spelling/keyboard.ts'
import { wordsOf } from './words.ts'

/** A question, or a part of one, as marks; whatever carries nothing is gone. */
export type Reading = { text: string; language: Language; marks: readonly Mark[]; leftover: readonly string[] }

export const isNaming = ({ marks }: Reading, isMeant: (reading: string) => boolean) =>
  marks.some(({ readings }) => readings.some(isMeant))

const PERSIAN = /\p{Script=Arabic}/u
const FEW = 0.5
const MOST = 0.8

/** An address asks nothing, and a phone number is no amount. */
const REACHED_AT =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|(?<![\p{N}.,])(?:\+|[0۰])\p{N}(?:[ ()-]?\p{N}){7,13}(?!\p{N})/gu

/** What is left once it is taken out; somebody who writes nothing else is read as they wrote. */
function withoutReach(text: string): string {
  const rest = text.replace(REACHED_AT, ' ')
  return /\p{L}/u.test(rest) ? rest : text
}

/** "And hers?", alone, is asked of a partner; elsewhere it may be anybody's. */
const HERS = /^\s*(?:and|so|ok|what about|how about|and what about)\s+(?:his|hers)\s*\??\s*$/i

export const readQuestion = keeping(read)

function read(written: string): Reading {
  const text = HERS.test(written) ? 'and my partner?' : withoutReach(written)
  const marks = recognise(wordsOf(text))
  if (coverage(marks) > FEW) return toReading(text, marks)
  // Typed with the keyboard in the other language; only where that makes sense of nearly everything.
  const typed = otherKeyboard(text)
  const other = recognise(wordsOf(typed))
  return coverage(other) >= MOST && carries(other) ? toReading(typed, other) : toReading(text, marks)
}

function coverage(marks: readonly Mark[]): number {
  return marks.length === 0 ? 1 : marks.filter(({ isUnknown }) => !isUnknown).length / marks.length
}

const carries = (marks: readonly Mark[]) => marks.some(({ readings }) => readings.some((each) => each !== 'number'))

function toReading(text: string, read: readonly Mark[]): Reading {
  const words = wordsOf(text)
  const nameless = withoutNames(words)
  // Whoever asks about Arash in English is answered in English.
  const spoken = nameless.length < words.length ? recognise(nameless) : read
  const language = PERSIAN.test(text) || spoken.some(({ isFinglish }) => isFinglish) ? 'fa' : 'en'
  return {
    text,
    language,
    marks: [...withOccupations(carrying(read), words), ...hardTogether(words), ...otherPeopleIn(text, read)],
    leftover: read.filter(({ isUnknown }) => isUnknown).map(({ word }) => word),
  }
}

/** Words after which somebody's trade is named: "which NOC is a dental nurse". */
const OF_OCCUPATIONS = [
  'noc',
  'occupation',
  'tradesperson',
  'healthjob',
  'techjob',
  'teacherjob',
  'driverjob',
  'manager',
]
/** "I sell clothes in a shop, does that work count?": whoever asks whether work counts has said which. */
const OF_WORK = ['work', 'workabroad', 'hospitalityjob']

function withOccupations(marks: readonly Mark[], words: readonly string[]): readonly Mark[] {
  const isCounted = marks.some(({ readings }) => readings.some((each) => each === 'accepted' || each === 'noc'))
  const naming = isCounted ? [...OF_OCCUPATIONS, ...OF_WORK] : OF_OCCUPATIONS
  const isOf = ({ readings }: Mark) => readings.some((each) => naming.includes(each))
  const occupations = marks.some(isOf) ? occupationsIn(words) : []
  return occupations.length > 0 ? marks.map((mark) => (isOf(mark) ? { ...mark, occupations } : mark)) : marks
}

function carrying(read: readonly Mark[]): Mark[] {
  return read.flatMap((mark, place) => {
    if (mark.readings.length === 0) return []
    const isNext = (read[place - 1]?.readings.length ?? 0) > 0
    return [isNext ? { ...mark, touches: true as const } : mark]
  })
}
