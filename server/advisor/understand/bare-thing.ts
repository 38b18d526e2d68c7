import type { Pattern, Prepared } from './choose-topic.ts'
import { topicsNaming } from './near-topics.ts'
import type { Reading } from './read-question.ts'
import type { Mark } from './recognise.ts'
import type { Before, Resolved } from './resolved.ts'
import { slotsOf } from './slots/slots.ts'
import { asks } from './two-questions.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS = 2
/** "Tell my score" asks for it, however short. */
const REQUESTS = new Set('tell show give say بگو بگید بگین بده نشون نشان begoo bego begid bede'.split(' '))

/** What is mostly wanted of a thing that is named and nothing else; `in` where only some of its words are meant. */
const MAIN: readonly { thing: RegExp; in?: RegExp; topic: string }[] = [
  { thing: /^(?:police|medicalexam)$/, topic: 'documents.when' },
  { thing: /^funds$/, in: /fund|settlement|تمکن|tama/, topic: 'money.settlement' },
  { thing: /^eca$/, topic: 'eca.what' },
  { thing: /^transcripts$/, topic: 'eca.sending' },
  { thing: /^translation$/, topic: 'documents.translation' },
  { thing: /^photograph$/, topic: 'documents.photo' },
  { thing: /^joboffer$/, topic: 'score.job-offer' },
  { thing: /^cutoff$/, topic: 'score.cut-off' },
  { thing: /^p:(?!STUDY)/, topic: 'programs.explain' },
  { thing: /^t:(?!IELTS)/, topic: 'tests.one' },
]

/** "My file" is not yet a question. */
export const isBareWord = ({ text, marks }: Pick<Reading, 'text' | 'marks'>) =>
  marks.length < 2 && wordsOf(text).length <= MOST_WORDS && !wordsOf(text).some((word) => REQUESTS.has(word))

/** «سلپیپ چطور؟» names it and asks nothing more. */
const HOW_ABOUT = /^(?:چطوره?|چی|chetore?|chi)$/

/** The thing that is named alone, with the topic that is mostly wanted of it. */
export function bareThingIn({ marks, leftover }: Reading): { only: Mark; main: string } | undefined {
  const [only, ...more] = marks.filter(({ word }, place) => place === 0 || !HOW_ABOUT.test(word))
  if (!only || more.length > 0 || leftover.length > 0) return undefined
  const isOf = ({ thing, in: words }: (typeof MAIN)[number]) =>
    only.readings.some((each) => thing.test(each)) && words?.test(only.word) !== false
  const main = MAIN.find(isOf)?.topic
  return main === undefined ? undefined : { only, main }
}

function mainOf<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  { text, reading }: Resolved<Topic>,
): Resolved<Topic> | undefined {
  const { only, main } = bareThingIn(reading) ?? {}
  const topic = prepared.find((each) => each.topic.id === main)?.topic
  if (!only || !topic) return undefined
  const choice = { topic, slots: slotsOf([only]), score: 1 }
  return { text, reading, what: 'likely', choices: [choice], others: topicsNaming(prepared, [only]) }
}

/** A word or two with nothing before them: what is mostly wanted is guessed, or what may be meant is offered. */
export function orChoices<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  open: Resolved<Topic>,
  before: Before,
): Resolved<Topic> {
  const { text, reading } = open
  const isFirst = (before?.length ?? 0) === 0
  const main = isFirst || open.what !== 'likely' ? mainOf(prepared, open) : undefined
  if (main) return main
  if (open.what !== 'likely' || !isFirst || reading.leftover.length > 0) return open
  const words = wordsOf(text)
  if (words.length > MOST_WORDS || words.some((word) => REQUESTS.has(word)) || asks(reading)) return open
  const choices = new Set([...open.choices.map(({ topic }) => topic), ...open.others])
  return { text, reading, what: 'unclear', choices: [...choices] }
}

/** «امتیاز» and nothing else, with nothing before it: whose, how it is made or what it would be is not said. */
export function choicesOfWord<Topic extends Pattern>(
  whole: Resolved<Topic>,
  before: Before,
): Resolved<Topic> | undefined {
  const { text, reading } = whole
  const [word, ...more] = wordsOf(text)
  const isBare = more.length === 0 && reading.marks.length === 1 && reading.marks[0]?.word === word
  if (whole.what !== 'topic' || !isBare || (before?.length ?? 0) > 0 || asks(reading) || bareThingIn(reading))
    return undefined
  const choices = [...new Set([whole.choice.topic, ...whole.others])]
  return choices.length > 1 ? { text, reading, what: 'unclear', choices } : undefined
}

const LEAST_ASKED = 2

/** "My score, my parrot and my documents": what is not understood is one of the things asked for, and a person's to answer. */
export function isListing(parts: readonly Resolved<unknown>[]): boolean {
  const isThing = ({ what, text }: Resolved<unknown>) => what === 'unknown' && wordsOf(text).length <= MOST_WORDS
  const asked = parts.filter(({ what }) => what === 'topic')
  return asked.length >= LEAST_ASKED && parts.every((part) => part.what === 'topic' || isThing(part))
}

/** Asked back once, the next unclear thing is a person's. */
export function withoutAskingBack<Topic>(resolved: Resolved<Topic>): Resolved<Topic> {
  if (resolved.what !== 'unclear') return resolved
  const { text, reading } = resolved
  return { text, reading, what: 'unknown' }
}
