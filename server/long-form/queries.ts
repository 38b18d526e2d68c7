import {
  type AnswerSheet,
  type FlatAnswers,
  type LongForm,
  nest,
  progressOf,
} from '@rahnama/contract/long-form/long-form.ts'
import { type Db, sql } from '../db/db.ts'
import type { Marks } from './merge.ts'

export type SheetRow = {
  answers: FlatAnswers
  marks: Marks
  version: number
  savedAt: Date
  completedAt: Date | null
  completedVersion: number | null
}

const COLUMNS = sql`
  answers, marks, version, saved_at as "savedAt", completed_at as "completedAt", completed_version as "completedVersion"`

export function findSheet(db: Db, userId: string, form: LongForm): Promise<SheetRow | undefined> {
  return db.row<SheetRow>(sql`select ${COLUMNS} from answer_sheets where user_id = ${userId} and form = ${form.name}`)
}

/** Saves of one person's sheet follow each other, the very first ones too: until there is a row, its name is what is locked. */
export async function lockSheet(tx: Db, userId: string, form: LongForm): Promise<SheetRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer_sheets/${userId}/${form.name}`}, 0))`)
  return findSheet(tx, userId, form)
}

export async function writeSheet(tx: Db, userId: string, form: LongForm, row: SheetRow): Promise<void> {
  const { answers, marks, version, savedAt, completedAt, completedVersion } = row
  await tx.execute(sql`
    insert into answer_sheets (user_id, form, answers, marks, version, saved_at, completed_at, completed_version)
    values (${userId}, ${form.name}, ${JSON.stringify(answers)}, ${JSON.stringify(marks)}, ${version}, ${savedAt},
      ${completedAt}, ${completedVersion})
    on conflict (user_id, form) do update set
      answers = excluded.answers, marks = excluded.marks, version = excluded.version, saved_at = excluded.saved_at,
      completed_at = excluded.completed_at, completed_version = excluded.completed_version`)
}

export function toSheet(form: LongForm, row: SheetRow | undefined): AnswerSheet {
  const answers = row?.answers ?? {}
  return {
    answers,
    version: row?.version ?? 0,
    savedAt: row?.savedAt.toISOString() ?? null,
    completedAt: row?.completedAt?.toISOString() ?? null,
    completedVersion: row?.completedVersion ?? null,
    progress: progressOf(form, nest(form, answers)),
  }
}
