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
      completed_at = excluded.completed_at, completed_version = excluded.completed_version,
      worked_seconds = answer_sheets.worked_seconds + case
        when answer_sheets.completed_at is null
          and excluded.saved_at - answer_sheets.saved_at between interval '0' and make_interval(secs => ${BREAK_SECONDS})
        then extract(epoch from excluded.saved_at - answer_sheets.saved_at)::integer else 0 end`)
}

/** Whoever saves nothing for so long has gone away. */
const BREAK_SECONDS = 5 * 60
/** Whoever was faster pasted a form, or tried one out. An index holds these alone, so its words stand here, too. */
const IS_MEASURED = sql`completed_at is not null and worked_seconds >= 60`
const NEWEST_LOOKED_AT = 200

/** How many completed a form, of those who were measured, and how long the one in the middle worked at it. */
export async function measureForm(db: Db, form: LongForm): Promise<{ people: number; seconds: number }> {
  const row = await db.row<{ people: number; seconds: number | null }>(sql`
    select count(*) as people, percentile_disc(0.5) within group (order by worked_seconds) as seconds from (
      select worked_seconds from answer_sheets
      where form = ${form.name} and ${IS_MEASURED}
      order by saved_at desc limit ${NEWEST_LOOKED_AT}) as measured`)
  return { people: row?.people ?? 0, seconds: row?.seconds ?? 0 }
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
