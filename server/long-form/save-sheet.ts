import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { ANSWER_SHEET_MAX_BYTES, ISSUES_MAX } from '@rahnama/contract/limits.ts'
import type { FlatAnswers, LongForm, SavedSheet, SaveSheet } from '@rahnama/contract/long-form/long-form.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { checkChanges } from './check-changes.ts'
import { isEntry, merge } from './merge.ts'
import { lockSheet, writeSheet } from './queries.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

/** Two tabs may each add as many as the form takes; completing names what is too many, saving loses none of it. */
const ENTRIES_LEEWAY = 2

/** The database may be a transaction under way, which the save then joins. */
export type SheetDeps = Pick<Deps, 'now' | 'signals'> & { db: Db }

/** With the paths that this save changed. */
type Saved = SavedSheet & { changed: string[] }

/** Keeps what changed on one page of a form, in whatever state the form is. */
export async function saveSheet(
  deps: SheetDeps,
  caller: Pick<Caller, 'userId'>,
  form: LongForm,
  input: SaveSheet,
): Promise<Saved> {
  refuseIf(checkChanges(form, input.changes))
  return deps.db.transaction(async (tx) => {
    const row = await lockSheet(tx, caller.userId, form)
    const at = deps.now()
    const before = row ?? { answers: {}, marks: {}, version: 0 }
    const { conflicts, elsewhere, ...merged } = merge(before, input, at.toISOString())
    if (merged.version === before.version) {
      return { version: before.version, savedAt: (row?.savedAt ?? at).toISOString(), conflicts, elsewhere, changed: [] }
    }
    refuseIf(tooManyEntries(form, merged.answers))
    if (Buffer.byteLength(JSON.stringify(merged.answers)) > ANSWER_SHEET_MAX_BYTES) throw new AppError('BODY_TOO_LARGE')
    const { completedAt = null, completedVersion = null } = row ?? {}
    await writeSheet(tx, caller.userId, form, { ...merged, savedAt: at, completedAt, completedVersion })
    await tellOtherTabs(deps, tx, caller.userId, form, merged.version)
    const changed = Object.keys(merged.marks).filter((path) => merged.marks[path]?.version === merged.version)
    return { version: merged.version, savedAt: at.toISOString(), conflicts, elsewhere, changed }
  })
}

function tooManyEntries(form: LongForm, answers: FlatAnswers): Issue[] {
  const groups = form.steps.flatMap((step) => step.fields).filter((field) => field.kind === 'group')
  const entries = Map.groupBy(Object.keys(answers).filter(isEntry), (path) => path.slice(0, path.indexOf('.')))
  return groups.flatMap(({ name, max }) => {
    const isTooMany = (entries.get(name)?.length ?? 0) > ENTRIES_LEEWAY * max
    return isTooMany ? [{ field: name, fault: 'TOO_MANY', params: { max } }] : []
  })
}

function refuseIf(issues: Issue[]): void {
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues: issues.slice(0, ISSUES_MAX) })
}
