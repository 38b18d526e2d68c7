import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { type Answer, type Context, sayPassage } from './answers/answers.ts'
import { toPart } from './compose-part.ts'
import { findSentence } from './find-sentence.ts'
import type { Topic } from './topics/topics.ts'
import { type Choice, type Reading, readQuestion } from './understand/understand.ts'

/** That somebody was told is said only where a question is understood, which brings it about. */
function composeUnsure(context: Context, { topic, slots }: Pick<Choice<Topic>, 'topic' | 'slots'>): Answer | undefined {
  const compose = topic.isAct ? topic.guess : topic.compose
  const composed = compose?.(context, slots)
  return composed && 'sentences' in composed ? composed : undefined
}

/** What is true of what is probably meant, said as a guess: whoever meant something else sees it at once. */
export function sayLikely(
  context: Context,
  { topic, slots }: Choice<Topic>,
  heading: string | null,
  isSecond: boolean,
): AdvisorPart | undefined {
  const composed = composeUnsure(context, { topic, slots })
  if (!composed) return undefined
  const { talk, questions } = context.texts.advisor
  const question = questions[topic.id]
  if (question === undefined) return undefined
  const part = toPart(context, topic.id, composed, heading)
  const say = isSecond ? talk.orLikely : talk.likely
  return { ...part, outcome: 'asked', sentences: [say(question), ...part.sentences] }
}

/** A published sentence that has the words of the question is something to read, never an answer for certain. */
export function sayPublished(context: Context, text: string, heading: string | null): AdvisorPart | undefined {
  const published = findSentence(context.knowledge, text)
  const found = published && sayPassage(context, published)
  return found && { ...toPart(context, 'article', found, heading), outcome: 'said' }
}

/** What names a program without its name: a master's degree is studied for, a province chooses by its own streams. */
const MEANS: Readonly<Record<string, string>> = {
  entrepreneur: 'p:PNP p:SUV',
  chooseprovince: 'p:PNP',
  nomination: 'p:PNP',
  ...Object.fromEntries(['study', 'master', 'doctorate', 'acceptance'].map((each) => [each, 'p:STUDY_CA p:STUDY_CN'])),
}
const IN_THE_POOL = /^p:(?:EE|FSW|CEC|FST)$/

const programsOf = ({ marks }: Reading) =>
  new Set(
    marks
      .flatMap(({ readings }) => readings.flatMap((each) => (MEANS[each] ?? each).split(' ')))
      .filter((each) => each.startsWith('p:'))
      .map((each) => (IN_THE_POOL.test(each) ? 'p:EE' : each)),
  )

/** The money for Express Entry, however certain, says nothing to who asks of a province or of studies. */
function isOfOther(reading: Reading, { sentences }: Answer): boolean {
  const [asked, said] = [programsOf(reading), programsOf(readQuestion(sentences.join(' ')))]
  return asked.size > 0 && said.size > 0 && ![...asked].some((each) => said.has(each))
}

/** A person has to answer, and until then what is certain about the nearest thing stands there, with what it leaves out. */
export function sayPartly(
  context: Context,
  { reading, near }: { reading: Reading; near?: Choice<Topic> },
  heading: string | null,
): AdvisorPart | undefined {
  const composed = near && composeUnsure(context, near)
  if (!composed || isOfOther(reading, composed)) return undefined
  const part = toPart(context, 'unknown', composed, heading)
  const { handOver } = context.texts.advisor
  const [word] = reading.leftover
  const lead = word === undefined ? handOver.nearly : handOver.partly(isolate(word))
  return { ...part, outcome: 'handedOver', sentences: [lead, ...part.sentences] }
}
