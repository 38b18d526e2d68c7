import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { readContentVersion } from './published.ts'

type Reading<Input, View> = (deps: Deps, caller: unknown, input: Input) => Promise<View>
type Kept<View> = { stamp: string; views: Map<string, Promise<View>> }

/**
 * Caches what the public reads: it changes with the version of the content and the day alone, and reading it parses
 * whole pages. Whatever was refused or failed is read anew.
 */
export function oncePerVersion<Input, View>(read: Reading<Input, View>): Reading<Input, View> {
  const keptOf = new WeakMap<Db, Kept<View>>()
  return async (deps, caller, input) => {
    const stamp = `${await readContentVersion(deps.db)} ${officeDay(deps.now())}`
    const known = keptOf.get(deps.db)
    const kept = known?.stamp === stamp ? known : { stamp, views: new Map() }
    keptOf.set(deps.db, kept)
    const key = JSON.stringify(input)
    const view = kept.views.get(key) ?? read(deps, caller, input)
    kept.views.set(key, view)
    view.catch(() => kept.views.delete(key))
    return view
  }
}
