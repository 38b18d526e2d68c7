import { LANGUAGES } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** `key` names it alike in both languages: the rule's own source, or `article:`, `question:`, `claim:` with a slug. */
export const AdvisorSource = z.object({
  key: z.string(),
  title: z.string(),
  /** The day from which it holds, or on which it was read. */
  asOf: z.nullable(z.iso.date()),
  href: z.nullable(z.string()),
})
export type AdvisorSource = z.output<typeof AdvisorSource>

export const PART_OUTCOMES = ['answered', 'said', 'asked', 'handedOver', 'declined'] as const

/** One part per question that was asked. */
export const AdvisorPart = z.object({
  topic: z.string(),
  outcome: z.enum(PART_OUTCOMES),
  /** The question as it was understood, where there are several or it follows an earlier one. */
  heading: z.nullable(z.string()),
  sentences: z.array(z.string()),
  table: z.nullable(z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  sources: z.array(AdvisorSource),
  /** Where the thing is done. */
  link: z.nullable(z.object({ href: z.string(), label: z.string() })),
})
export type AdvisorPart = z.output<typeof AdvisorPart>

export const TURN_STATES = ['answering', 'done', 'stopped'] as const

export const AdvisorTurn = z.object({
  id: z.uuid(),
  question: z.string(),
  /** The language of the answer. */
  language: z.enum(LANGUAGES),
  askedAt: z.iso.datetime(),
  state: z.enum(TURN_STATES),
  parts: z.array(AdvisorPart),
  /** Questions to choose from where one was not clear. */
  choices: z.array(z.string()),
  /** A message to the consultant that tells what was asked and understood. */
  draft: z.nullable(z.string()),
  writtenBy: z.enum(['rules', 'model']),
  isRight: z.nullable(z.boolean()),
  /** For whoever says that this was not what they asked: near questions, then a message to a person. */
  otherwise: z.object({ choices: z.array(z.string()), draft: z.string() }),
  correction: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
})
export type AdvisorTurn = z.output<typeof AdvisorTurn>
