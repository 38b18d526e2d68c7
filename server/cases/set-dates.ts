import type { cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { tellClient } from '../applications/applications.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, placeCase } from '../desk/desk.ts'
import { auditChange } from './audit-case.ts'
import { lockOpenCase } from './find-case.ts'
import { makeTasksOfDates, moveAnchoredTasks } from './task-rules.ts'
import { toDates } from './to-case.ts'

/** What the authority gave: its number, and days that cannot be moved. Tasks that hang on a day move with it. */
export function setDates(
  deps: Pick<Deps, 'db' | 'now' | 'signals'>,
  caller: Caller,
  { folio, version, dates }: Input<typeof cases.setDates>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.setDates>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    if (row.version !== version) throw new AppError('CONFLICT')
    const now = deps.now()
    const before = toDates(row)
    const changed = Object.keys(dates).filter((key) => isOther(before, dates, key))
    if (changed.length === 0) return { version }
    const { authorityNumber, filedOn, biometricsBy, biometricsOn, medicalBy, medicalOn, decidedOn } = dates
    await tx.execute(sql`
      update cases set authority_number = ${authorityNumber || null}, filed_on = ${filedOn},
        biometrics_by = ${biometricsBy}, biometrics_on = ${biometricsOn}, medical_by = ${medicalBy},
        medical_on = ${medicalOn}, decided_on = ${decidedOn}
      where application_id = ${row.id}`)
    await tx.execute(sql`update applications set version = version + 1 where id = ${row.id}`)
    await addCaseEvent(
      tx,
      row.id,
      { what: 'datesChanged', actorId: caller.userId, about: valuesOf(dates, changed) },
      now,
    )
    await moveAnchoredTasks(tx, row.id, dates)
    await makeTasksOfDates(tx, row, dates, now)
    await placeCase(deps, tx, row)
    await tellClient(deps, tx, row)
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.setDates')
    return { version: version + 1 }
  })
}

type Dates = Input<typeof cases.setDates>['dates']

function isOther(before: Dates, after: Dates, key: string): boolean {
  return (before[key as keyof Dates] || null) !== (after[key as keyof Dates] || null)
}

function valuesOf(dates: Dates, keys: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(keys.map((key) => [key, dates[key as keyof Dates]]))
}
