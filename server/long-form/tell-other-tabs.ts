import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { SHEET_SIGNAL } from '@rahnama/contract/signals.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

export function tellOtherTabs(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  userId: string,
  { name }: LongForm,
  version: number,
): Promise<void> {
  return signals.publish(tx, { to: { userId }, kind: SHEET_SIGNAL, payload: { form: name, version } })
}
