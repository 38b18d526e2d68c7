import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Context } from '../answers/answers.ts'
import { keysIn, keysOf } from '../find-sentence.ts'
import type { Topic } from '../topics/topics.ts'
import {
  isElliptical,
  isLight,
  leans,
  type Resolved,
  readQuestion,
  recognise,
  stemsOf,
  surestOf,
  wordsOf,
} from '../understand/understand.ts'

/** They ask, or say how much of it: no sentence that answers has to say them. */
const ASKING = new Set(
  'howmuch need what when how who where why if now andwhat correct explain list canada immigrate visa first last add people year month number human neg allabilities case future'.split(
    ' ',
  ),
)

/** Who asks for the longest wants what is said to be the most. */
const ALSO: Readonly<Record<string, string>> = {
  longest: 'c:limit',
  shortest: 'c:limit',
  highest: 'c:limit',
  lowest: 'c:limit',
  most: 'c:limit',
  biggest: 'c:limit',
  maximum: 'c:limit',
  total: 'c:limit',
  altogether: 'c:limit',
  fastest: 'c:month',
  quickest: 'c:month',
  children: 'child',
  kids: 'child',
}

/** Who asks for a level is told one by its name. */
const NAMED_BY: Readonly<Record<string, string>> = { level: 'c:clb', language: 'c:clb' }

type Wanted = readonly string[]

/** What a question names, by any of its endings and by what it means. */
function wantedIn(question: string): Wanted[] {
  return recognise(wordsOf(question)).flatMap(({ word, readings, isUnknown, value }) => {
    const also = ALSO[word]
    if (also) return [[also, word]]
    if (value !== undefined) return []
    if (readings.length === 0) return isUnknown || (isLight(word) && word.length > 3) ? [keysOf(word, [])] : []
    if (readings.every((each) => ASKING.has(each))) return []
    return [[...keysOf(word, readings), ...readings.flatMap((each) => NAMED_BY[each] ?? [])]]
  })
}

const coveredBy = (text: string, wanted: readonly Wanted[]) => {
  // «انتقال درون‌شرکتی» is one phrase, and asked for by one of its words.
  const keys = new Set([...keysIn(text), ...wordsOf(text).flatMap(stemsOf)])
  return wanted.filter((each) => each.some((key) => keys.has(key))).length
}

/** What one answer says on the words of a question: how much of them it has, with the sentence or the row that has most first. */
type Held = { part: AdvisorPart; share: number }

const PIECES = /(?<=[.;؛])\s+/

function heldIn(context: Context, question: string, part: AdvisorPart): Held | undefined {
  const wanted = wantedIn(question)
  const asked = context.texts.advisor.questions[part.topic]
  if (wanted.length === 0 || asked === undefined || asksOfAnother(context, question, part)) return undefined
  const pieces = part.sentences.flatMap((sentence) => sentence.split(PIECES))
  const weigh = (text: string) => coveredBy(text, wanted)
  const all = coveredBy([...pieces, ...(part.table?.rows.flat() ?? [])].join(' '), wanted)
  if (all === 0) return undefined
  const best = Math.max(...pieces.map(weigh))
  const rows = part.table?.rows.filter((row) => weigh(row.join(' ')) > 0) ?? []
  const isIn = (piece: string) => best > 0 && weigh(piece) === best
  const sentences = [...pieces.filter(isIn), ...pieces.filter((piece) => !isIn(piece))]
  return {
    share: all / wanted.length,
    part: {
      ...part,
      outcome: 'asked',
      sentences: [context.texts.advisor.talk.onAnswer.still(asked), ...sentences],
      table: part.table && rows.length > 0 ? { ...part.table, rows } : part.table,
    },
  }
}

/** "And with 7.5 in listening?": an answer that has no such figure says nothing on it. */
function asksOfAnother({ formats }: Context, question: string, { sentences, table }: AdvisorPart): boolean {
  const said = [...sentences, ...(table?.rows.flat() ?? [])].join(' ')
  return readQuestion(question).marks.some(
    ({ value }) => value !== undefined && ![String(value), formats.number(value)].some((each) => said.includes(each)),
  )
}

/** So much of what is asked has to stand in the answer before. */
const HALF = 0.5
/** So sure is a guess that what was said before need not be said again. */
const SURE_ENOUGH = 0.6

/** Nothing else explains what is asked, or only a guess, and an answer before has its words: it is said again, as a guess. */
export function holdBefore(
  context: Context,
  question: string,
  found: { again: () => AdvisorPart[]; resolved: readonly Resolved<Topic>[]; said: readonly AdvisorPart[] },
): AdvisorPart[] | undefined {
  const { again, resolved, said } = found
  const isAnswered = said.some(({ outcome }) => outcome === 'answered' || outcome === 'declined')
  if (isAnswered || !leans(readQuestion(question)) || resolved.some(({ what }) => what === 'hard')) return undefined
  const guessed = resolved.find((each) => each.what === 'likely')
  // "What about a doctorate?" asks the same again, however sure a guess at the word alone may be.
  if (guessed && surestOf([guessed]) >= SURE_ENOUGH && !isElliptical(question)) return undefined
  const [held] = again()
    .flatMap((part) => heldIn(context, question, part) ?? [])
    .sort((a, b) => b.share - a.share)
  const isSame = guessed?.choices[0]?.topic.id === held?.part.topic
  if (!held || (guessed && isSame) || held.share < (guessed ? 1 : HALF)) return undefined
  const second = said.filter(({ outcome }) => outcome === 'asked').slice(0, 1)
  return [held.part, ...(guessed ? asSecond(context, second) : [])]
}

/** A guess that comes second says so. */
function asSecond({ texts }: Context, parts: readonly AdvisorPart[]): AdvisorPart[] {
  const { talk, questions } = texts.advisor
  return parts.map((part) => {
    const question = questions[part.topic]
    return question ? { ...part, sentences: [talk.orLikely(question), ...part.sentences.slice(1)] } : part
  })
}
