import { CONSULTATION_SIGNAL } from '@rahnama/contract/consultations/consultations.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { AppointmentRow } from './queries.ts'

/** Live, to staff and to the client who has an account. */
export async function tellPeople(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  { id, clientId }: Pick<AppointmentRow, 'id' | 'clientId'>,
): Promise<void> {
  const payload = { consultationId: id }
  for (const role of rolesOf('caseReview'))
    await signals.publish(tx, { to: { role }, kind: CONSULTATION_SIGNAL, payload })
  if (clientId) await signals.publish(tx, { to: { userId: clientId }, kind: CONSULTATION_SIGNAL, payload })
}
