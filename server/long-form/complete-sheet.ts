import { AppError } from '@rahnama/contract/errors.ts'
import {
  type AnswerSheet,
  type AnswersOf,
  type CompleteSheet,
  checkForm,
  type FlatAnswers,
  flatten,
  type LongForm,
  nest,
  readAnswers,
  shownAnswers,
} from '@rahnama/contract/long-form/long-form.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Marks } from './merge.ts'
import { lockSheet, type SheetRow, toSheet, writeSheet } from './queries.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

/** The day begins there first: "today" in Tehran may still be tomorrow in Toronto. */
const FIRST_OFFSET_MS = 14 * 60 * 60_000

/** Runs what follows from completing, in the same transaction; it may refuse by throwing. */
export type OnComplete<F extends LongForm> = (tx: Db, answers: AnswersOf<F>, sheet: AnswerSheet) => Promise<void>

/** Takes the form as told. A second time without a change in between nothing happens and the answer is the same. */
export async function completeSheet<F extends LongForm>(
  deps: Deps,
  caller: Caller,
  form: F,
  { version }: CompleteSheet,
  onComplete: OnComplete<F> = async () => {},
): Promise<AnswerSheet> {
  return deps.db.transaction(async (tx) => {
    const row = await lockSheet(tx, caller.userId, form)
    if (!row) throw new AppError('INVALID_INPUT', { issues: checkForm(form, {}, latestDay(deps.now())) })
    if (row.completedVersion === row.version) return toSheet(form, row)
    if (row.version !== version) throw new AppError('CONFLICT')
    const issues = checkForm(form, nest(form, row.answers), latestDay(deps.now()))
    if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })

    const completed = toCompleted(form, row, deps.now())
    await writeSheet(tx, caller.userId, form, completed)
    await tellOtherTabs(deps, tx, caller.userId, form, completed.version)
    const sheet = toSheet(form, completed)
    await onComplete(tx, readAnswers(form, completed.answers), sheet)
    return sheet
  })
}

/** What day it is where it is latest; the form itself asks by the calendar of whoever fills it in. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + FIRST_OFFSET_MS).toISOString().slice(0, 10)
}

/** An answer in a branch that is closed now was never told, so it is removed. */
function toCompleted(form: LongForm, row: SheetRow, now: Date): SheetRow {
  const shown = Object.keys(flatten(shownAnswers(form, nest(form, row.answers))))
  const hidden = Object.keys(row.answers).filter((path) => !shown.includes(path))
  const version = hidden.length > 0 ? row.version + 1 : row.version
  const answers: FlatAnswers = { ...row.answers }
  const marks: Marks = { ...row.marks }
  for (const path of hidden) {
    delete answers[path]
    marks[path] = { version, at: now.toISOString(), tab: 'completed', turn: 0 }
  }
  return { answers, marks, version, savedAt: row.savedAt, completedAt: now, completedVersion: version }
}
