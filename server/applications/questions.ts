import type { ApplicationQuestion } from '@rahnama/contract/applications.ts'
import { type Db, sql } from '../db/db.ts'

export type QuestionRow = {
  id: string
  form: string | null
  path: string | null
  value: unknown
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
    select case_questions.id, case_questions.form, path, answers -> path as value, text, asked_by as "askedById", full_name as "askedByName",
      asked_at as "askedAt", answer, changed_answer as "changedAnswer", answered_at as "answeredAt",
      read_at as "readAt", withdrawn_at as "withdrawnAt"
    from case_questions left join users on users.id = asked_by
      join applications on applications.id = application_id
      left join answer_sheets on answer_sheets.user_id = applications.user_id and answer_sheets.form = case_questions.form
    where application_id = ${applicationId} order by asked_at, case_questions.id`)
}

/** What its client may know of a question: not who read the answer. */
export function toClientQuestion(row: QuestionRow): ApplicationQuestion {
  const { id, form, path, value, text, answer, changedAnswer } = row
  return {
    ...{ id, form, path, value: value ?? null, text, answer, changedAnswer },
    askedBy: row.askedByName,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** How many of each application's questions wait for their client. */
export async function countOpenQuestions(db: Db, applicationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; count: number }>(sql`
    select application_id as id, count(*) from case_questions
    where application_id = any(${applicationIds}) and answered_at is null and withdrawn_at is null
    group by application_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
