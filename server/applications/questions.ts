import type { ApplicationQuestion } from '@rahnama/contract/applications.ts'
import { type Db, sql } from '../db/db.ts'

export type QuestionRow = {
  id: string
  form: string | null
  path: string | null
  text: string
  askedById: string | null
  askedByName: string | null
  askedAt: Date
  answer: string | null
  changedAnswer: boolean
  answeredAt: Date | null
  readAt: Date | null
  withdrawnAt: Date | null
}

/** The oldest first. */
export function listQuestions(db: Db, applicationId: string): Promise<QuestionRow[]> {
  return db.rows<QuestionRow>(sql`
    select case_questions.id, form, path, text, asked_by as "askedById", full_name as "askedByName",
      asked_at as "askedAt", answer, changed_answer as "changedAnswer", answered_at as "answeredAt",
      read_at as "readAt", withdrawn_at as "withdrawnAt"
    from case_questions left join users on users.id = asked_by
    where application_id = ${applicationId} order by asked_at, case_questions.id`)
}

/** What its client may know of a question: not who read the answer. */
export function toClientQuestion(row: QuestionRow): ApplicationQuestion {
  const { id, form, path, text, answer, changedAnswer } = row
  return {
    ...{ id, form, path, text, answer, changedAnswer },
    askedBy: row.askedByName,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
