import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Composed, Context } from './answers/answers.ts'
import type { Topic } from './topics/topics.ts'
import type { Reading } from './understand/understand.ts'

/** Somebody asked whether something is so, and neither whether it is not nor what it is. */
export function isPolar({ marks, text }: Reading, { isOnDoingWithout }: Topic): boolean {
  const isOther = (reading: string) => NOT_POLAR.has(reading) || (reading === 'neg' && !isOnDoingWithout)
  return !EXPLAIN.test(text) && !marks.some(({ readings }) => readings.some(isOther))
}

/** "What is that, and do I have it?": a yes in front would be said of the first of the two. */
const EXPLAIN =
  /^\s*(?:what(?:'s|s)?(?: is| are| does| do)?|which)\b|\bwhat (?:is|are|does)\b|(?<!\p{L})(?:یعنی چی|یعنی چه|چیه|چیست|چی هست|چه معنی|yani chi|chie|chiye)(?!\p{L})/iu

const NOT_POLAR = new Set(['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'agelimit', 'compare'])
const VERDICT = /^(?:Yes|No|بله|نه|خیر)[.,،]\s+/u

const WHETHER =
  /^(?:(?:so|and|but|ok|okay|hi|hello|please)[ ,]+)?(?:is|are|am|do|does|did|must|need|can|could|may|will|would|have|has|was|were|should)\b/i
const WHICH =
  /(?<!\p{L})(?:چه|چی|چیه|چیا|کدوم|کدام|چند|چنده|چقدر|چقدره|کی|کجا|کجاست|کجاس|چرا|چطور|چطوری|چجوری|چگونه|بگو|بگید|لیست)(?!\p{L})/u

type Asked = { text: string; reading: Reading }

/** "Is it enough?", «کافیه؟»: yes, no or "not known yet" comes first, as the verdict has it. */
export function openWith(context: Context, { text, reading }: Asked, topic: Topic, composed: Composed): Composed {
  if (!('sentences' in composed) || !composed.verdict) return composed
  const verdict = [composed.verdict].flat().find(({ askedAs }) => askedAs.test(text))
  const isWhether = /\p{Script=Arabic}/u.test(text) ? !WHICH.test(text) : WHETHER.test(text.trim())
  const isTurned = !topic.isOnDoingWithout && reading.marks.some(({ readings }) => readings.includes('neg'))
  if (!verdict || !isWhether || isTurned) return composed
  const [first = '', ...more] = composed.sentences
  return { ...composed, sentences: [`${context.texts.advisor.talk.verdicts[verdict.is]} ${first}`, ...more] }
}

/** "Yes" to "how many points will I lose" answers nothing, and to "is it not enough" the contrary. */
export function withoutVerdict(part: AdvisorPart): AdvisorPart {
  const [first, ...others] = part.sentences
  // What the owner published answers the question that stands above it.
  if (first === undefined || part.sources.some(({ key }) => key.startsWith('question:'))) return part
  const said = first.replace(VERDICT, '')
  return said === first ? part : { ...part, sentences: [said.charAt(0).toUpperCase() + said.slice(1), ...others] }
}
