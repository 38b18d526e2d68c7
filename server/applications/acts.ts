import { type Db, sql } from '../db/db.ts'

/** What a client was told to do, as `settle` names it when it is done. */
export function turnAct(applicationId: string): string {
  return `turn:${applicationId}`
}

/** Ours: the office has not kept its word until the application moves on. */
export function officeAct(applicationId: string): string {
  return `office:${applicationId}`
}

export function questionAct(questionId: string): string {
  return `question:${questionId}`
}

/** Nobody has to answer what an application that is over once asked. */
export async function questionActs(tx: Db, applicationId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from case_questions where application_id = ${applicationId} and answered_at is null`)
  return rows.map(({ id }) => questionAct(id))
}
