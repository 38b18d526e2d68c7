import { type Assessment, AssessmentOutcome } from '@rahnama/contract/assessments/assessments.ts'
import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { type Db, sql } from '../db/db.ts'

type Completion = {
  userId: string
  assessment: Assessment
  version: number
  answers: FlatAnswers
  outcome: AssessmentOutcome | null
  at: Date
}

export async function insertCompletion(tx: Db, completion: Completion): Promise<void> {
  const { userId, assessment, version, answers, outcome, at } = completion
  await tx.execute(sql`
    insert into assessment_completions (user_id, assessment, version, answers, outcome, completed_at)
    values (${userId}, ${assessment}, ${version}, ${JSON.stringify(answers)}, ${outcome && JSON.stringify(outcome)}, ${at})`)
}

/** Finds what the newest completion led to. */
export async function findOutcome(db: Db, userId: string, assessment: Assessment): Promise<AssessmentOutcome | null> {
  const row = await db.row<{ outcome: unknown }>(sql`
    select outcome from assessment_completions
    where user_id = ${userId} and assessment = ${assessment}
    order by version desc limit 1`)
  return row?.outcome ? AssessmentOutcome.parse(row.outcome) : null
}
