import type { AdvisorPart, AdvisorTurn, ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Mark } from './understand/understand.ts'

export type StoredAnswer = Pick<AdvisorTurn, 'parts' | 'choices' | 'draft'>
export type TurnRow = {
  id: string
  userId: string
  askedAt: Date
  question: string
  language: Language
  state: AdvisorTurn['state']
  answer: StoredAnswer
  rulesAnswer: StoredAnswer
  otherwise: AdvisorTurn['otherwise']
  marks: Mark[]
  topics: string[]
  leftover: string[]
  writtenBy: AdvisorTurn['writtenBy']
  fallback: string | null
  dropped: string[]
  isRight: boolean | null
  rating: ReviewedTurn['rating']
  judgements: ReviewedTurn['judgements']
  isAdopted: boolean
  correction: string | null
  correctedAt: Date | null
}

export const TURN_COLUMNS = sql`turn.id, turn.user_id as "userId", turn.asked_at as "askedAt", turn.question, turn.language,
  turn.state, turn.answer, turn.rules_answer as "rulesAnswer", turn.otherwise, turn.marks, turn.topics, turn.leftover,
  turn.written_by as "writtenBy", turn.fallback, turn.dropped, turn.is_right as "isRight", turn.rating, turn.judgements,
  turn.adopted_as is not null as "isAdopted", turn.correction,
  turn.corrected_at as "correctedAt"`

export function toTurn(row: TurnRow): AdvisorTurn {
  const { id, question, language, askedAt, state, answer, otherwise, writtenBy, isRight, correction, correctedAt } = row
  return {
    id,
    question,
    language,
    askedAt: askedAt.toISOString(),
    state,
    ...answer,
    otherwise,
    writtenBy,
    isRight,
    correction: correction && correctedAt ? { text: correction, at: correctedAt.toISOString() } : null,
  }
}

/** Whose turn it is belongs to the question: nobody else's row is ever found. */
export function findOwnTurn(db: Db, userId: string, id: string): Promise<TurnRow | undefined> {
  return db.row<TurnRow>(sql`select ${TURN_COLUMNS} from advisor_turns turn where id = ${id} and user_id = ${userId}`)
}

export function listOwnTurns(db: Db, userId: string, before: Date | undefined, limit: number): Promise<TurnRow[]> {
  return db.rows<TurnRow>(sql`
    select ${TURN_COLUMNS} from advisor_turns turn
    where user_id = ${userId} and asked_at < ${before ?? 'infinity'}::timestamptz
    order by asked_at desc, id desc limit ${limit}`)
}

const WORST: readonly AdvisorPart['outcome'][] = ['handedOver', 'asked', 'declined', 'said', 'answered']

export function outcomeOf(parts: readonly AdvisorPart[]): AdvisorPart['outcome'] {
  return WORST.find((outcome) => parts.some((part) => part.outcome === outcome)) ?? 'said'
}

export type NewTurn = Pick<
  TurnRow,
  | 'id'
  | 'userId'
  | 'askedAt'
  | 'question'
  | 'language'
  | 'state'
  | 'answer'
  | 'rulesAnswer'
  | 'otherwise'
  | 'marks'
  | 'topics'
  | 'leftover'
>

/** Answers false when the id is taken. */
export async function insertTurn(db: Db, turn: NewTurn): Promise<boolean> {
  const json = (value: unknown) => JSON.stringify(value)
  const inserted = await db.execute(sql`
    insert into advisor_turns (id, user_id, asked_at, question, language, state, outcome, answer, rules_answer,
      otherwise, marks, topics, leftover, written_by)
    values (${turn.id}, ${turn.userId}, ${turn.askedAt}, ${turn.question}, ${turn.language}, ${turn.state},
      ${outcomeOf(turn.rulesAnswer.parts)}, ${json(turn.answer)}::jsonb, ${json(turn.rulesAnswer)}::jsonb,
      ${json(turn.otherwise)}::jsonb, ${json(turn.marks)}::jsonb, ${json(turn.topics)}::jsonb, ${json(turn.leftover)}::jsonb, 'rules')
    on conflict (id) do nothing`)
  return inserted > 0
}

export function judgeTurn(db: Db, userId: string, id: string, isRight: boolean | null): Promise<number> {
  return db.execute(sql`update advisor_turns set is_right = ${isRight} where id = ${id} and user_id = ${userId}`)
}
