import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Topic } from './topics/topics.ts'
import type { Reading } from './understand/understand.ts'

/** Somebody asked whether something is so, and did not ask whether it is not. */
export function isPolar({ marks }: Reading, { isOnDoingWithout }: Topic): boolean {
  const isOther = (reading: string) => NOT_POLAR.has(reading) || (reading === 'neg' && !isOnDoingWithout)
  return !marks.some(({ readings }) => readings.some(isOther))
}

const NOT_POLAR = new Set(['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'agelimit', 'compare'])
const VERDICT = /^(?:Yes|No|بله|نه|خیر)[.,،]\s+/u

/** "Yes" to "how many points will I lose" answers nothing, and to "is it not enough" the contrary. */
export function withoutVerdict(part: AdvisorPart): AdvisorPart {
  const [first, ...others] = part.sentences
  // What the owner published answers the question that stands above it.
  if (first === undefined || part.sources.some(({ key }) => key.startsWith('question:'))) return part
  const said = first.replace(VERDICT, '')
  return said === first ? part : { ...part, sentences: [said.charAt(0).toUpperCase() + said.slice(1), ...others] }
}
