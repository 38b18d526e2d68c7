import type { Issue } from '@rahnama/contract/errors.ts'
import {
  type Answers,
  askedPaths,
  checkStep,
  type LongForm,
  type LongFormStep,
} from '@rahnama/contract/long-form/long-form.ts'
import { faultsOf, type SheetState } from './sheet-state.ts'

/** Lists everything that is wrong with a step: what cannot be read takes the place of "not answered". */
export function issuesOf(
  form: LongForm,
  step: LongFormStep,
  sheet: SheetState,
  shown: Answers,
  today: string,
): Issue[] {
  const unreadable = new Map(unreadableOf(form, step, sheet, shown).map((issue) => [issue.field, issue]))
  const checked = checkStep(step, shown, today).map((issue) => unreadable.get(issue.field) ?? issue)
  const named = new Set(checked.map(({ field }) => field))
  return [...checked, ...[...unreadable.values()].filter(({ field }) => !named.has(field))]
}

/** Lists what stands in the boxes of a step and cannot be saved as it is. */
function unreadableOf(form: LongForm, step: LongFormStep, sheet: SheetState, shown: Answers): Issue[] {
  const asked = askedPaths(step, shown)
  return Object.entries(faultsOf(form, sheet))
    .filter(([path]) => asked.has(path))
    .map(([field, { fault, params }]) => ({ field, fault, ...(params && { params }) }))
}
