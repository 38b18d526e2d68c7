import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { listDesk, seeingOf } from '../../desk/desk.ts'
import { listPresence } from '../presence.ts'

const LOOKED_THROUGH = 100

/** The first row that nobody else has open and that was not skipped. */
export async function nextInView(
  deps: Pick<Deps, 'db' | 'now' | 'signals'>,
  caller: Caller,
  { skipped, ...filter }: Input<typeof cases.next>,
): Promise<Output<typeof cases.next>> {
  const { present } = await listPresence(deps, caller)
  const open = new Set(present.map(({ folio }) => folio))
  const seeing = await seeingOf(deps.db, caller)
  const { rows } = await listDesk(deps.db, seeing, { ...filter, limit: LOOKED_THROUGH }, deps.now())
  return { row: rows.find(({ id, folio }) => !skipped.includes(id) && !open.has(folio)) ?? null }
}
