import { JUDGED, REVIEW_FILTERS, REVIEW_RATINGS } from '../advisor-words.ts'
import {
  ADVISOR_CORRECTION_MAX_CHARS,
  ADVISOR_JUDGEMENTS_MAX,
  ADVISOR_QUESTION_MAX_CHARS,
  ADVISOR_TURNS_SHOWN,
} from '../limits.ts'
import { fitsIn, LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { AdvisorTurn } from './turn.ts'

export { ADVISOR_SIGNAL } from '../signals.ts'
export * from './turn.ts'

const id = z.uuid()
const cursor = z.optional(z.iso.datetime())

const question = z.string().check(
  z.trim(),
  z.minLength(1, 'REQUIRED'),
  z.refine<string>((text) => fitsIn(text, ADVISOR_QUESTION_MAX_CHARS), 'TOO_LONG'),
)

const place = z.int().check(z.minimum(0), z.maximum(ADVISOR_JUDGEMENTS_MAX - 1))

/** One sentence or one source of an answer, by its place in its part. */
export const AdvisorJudgement = z.object({ part: place, of: z.enum(JUDGED), place, isRight: z.boolean() })
export type AdvisorJudgement = z.output<typeof AdvisorJudgement>

/** A turn as the office reads it, with what was understood. */
export const ReviewedTurn = z.extend(AdvisorTurn, {
  client: z.object({ id, name: z.string() }),
  understood: z.object({
    topics: z.array(z.string()),
    leftover: z.array(z.string()),
    /** Why the model's words were not shown, and those of its sentences that were not believed. */
    fallback: z.nullable(z.string()),
    dropped: z.array(z.string()),
  }),
  rating: z.nullable(z.enum(REVIEW_RATINGS)),
  judgements: z.array(AdvisorJudgement),
  /** Its correction became a question of the site, which the owner edits and publishes. */
  isAdopted: z.boolean(),
})
export type ReviewedTurn = z.output<typeof ReviewedTurn>

export const advisor = {
  conversation: {
    method: 'GET',
    path: '/api/advisor/turns',
    summary: 'My conversation with the assistant, the oldest first, with questions that fit my file',
    audience: 'signedIn',
    input: z.object({ language: z.enum(LANGUAGES), before: cursor }),
    output: z.object({
      isOn: z.boolean(),
      /** An outside model phrases the answers; without one nothing leaves this server. */
      usesModel: z.boolean(),
      turns: z.array(AdvisorTurn).check(z.maxLength(ADVISOR_TURNS_SHOWN)),
      hasEarlier: z.boolean(),
      suggestions: z.array(z.string()),
    }),
    errors: [],
  },
  ask: {
    method: 'POST',
    path: '/api/advisor/turns',
    summary: 'Ask the assistant; asked twice with one id it is asked once',
    audience: 'signedIn',
    input: z.object({ id, question, language: z.enum(LANGUAGES) }),
    output: AdvisorTurn,
    errors: ['GONE', 'CONFLICT'],
  },
  turn: {
    method: 'GET',
    path: '/api/advisor/turns/{id}',
    summary: 'One question of mine and as much of its answer as is there',
    audience: 'signedIn',
    input: z.object({ id }),
    output: AdvisorTurn,
    errors: ['NOT_FOUND'],
  },
  stop: {
    method: 'POST',
    path: '/api/advisor/turns/{id}/stop',
    summary: 'Stop an answer that is being written',
    audience: 'signedIn',
    input: z.object({ id }),
    output: AdvisorTurn,
    errors: ['NOT_FOUND'],
  },
  judge: {
    method: 'PUT',
    path: '/api/advisor/turns/{id}/judgement',
    summary: 'Say whether an answer was right; null withdraws it',
    audience: 'signedIn',
    input: z.object({ id, isRight: z.nullable(z.boolean()) }),
    output: AdvisorTurn,
    errors: ['NOT_FOUND'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/advisor/turns/{id}',
    summary: 'Delete one question of mine with its answer',
    audience: 'signedIn',
    input: z.object({ id }),
    output: z.object({}),
    errors: [],
  },
  removeAll: {
    method: 'DELETE',
    path: '/api/advisor/turns',
    summary: 'Delete my whole conversation',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  },
  review: {
    method: 'GET',
    path: '/api/advisor/review',
    summary: 'Questions to the assistant and its answers, the latest first; each look is recorded',
    audience: 'caseReview',
    input: z.object({ filter: z.enum(REVIEW_FILTERS), client: z.optional(id), before: cursor }),
    output: z.object({ turns: z.array(ReviewedTurn), hasEarlier: z.boolean() }),
    errors: [],
  },
  rate: {
    method: 'PUT',
    path: '/api/advisor/review/{id}',
    summary: 'Rate an answer, sentence by sentence, and correct it; the client sees the correction below it',
    audience: 'caseReview',
    input: z.object({
      id,
      rating: z.nullable(z.enum(REVIEW_RATINGS)),
      judgements: z.array(AdvisorJudgement).check(z.maxLength(ADVISOR_JUDGEMENTS_MAX)),
      correction: z.nullable(
        z.string().check(
          z.trim(),
          z.minLength(1, 'REQUIRED'),
          z.refine<string>((text) => fitsIn(text, ADVISOR_CORRECTION_MAX_CHARS), 'TOO_LONG'),
        ),
      ),
    }),
    output: ReviewedTurn,
    errors: ['NOT_FOUND'],
  },
  adopt: {
    method: 'POST',
    path: '/api/advisor/review/{id}/adopt',
    summary: 'Make a corrected answer a draft among the questions of the site; published, the assistant gives it',
    audience: 'admin',
    input: z.object({ id }),
    output: ReviewedTurn,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
