import { type AnswersOf, type FlatAnswers, type LongForm, readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { type Db, sql } from '../db/db.ts'

/** The answers to the questions of a form that are asked; undefined when it was never begun. */
export type Told = <F extends LongForm>(form: F) => AnswersOf<F> | undefined

/** Reads everything one person told, in whichever form, by one query: the rules read five of them. */
export async function readTold(db: Db, userId: string): Promise<Told> {
  const rows = await db.rows<{ form: string; answers: FlatAnswers }>(sql`
    select form, answers from answer_sheets where user_id = ${userId}`)
  const sheets = new Map(rows.map(({ form, answers }) => [form, answers]))
  return (form) => {
    const answers = sheets.get(form.name)
    return answers && readAnswers(form, answers)
  }
}
