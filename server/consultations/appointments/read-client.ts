import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { listOpenApplications } from '../../applications/applications.ts'
import type { Deps } from '../../deps.ts'
import { loadProfile } from '../../profile/profile.ts'
import { getForStaff } from '../queries.ts'

/**
 * Staff see how far the client has come, and no word of what they told: enough to prepare for a conversation. It is
 * shown only for whoever booked with an account; an address that was typed proves nothing.
 */
export async function readClient(
  deps: Deps,
  _caller: unknown,
  { id }: { id: string },
): Promise<Output<typeof consultations.client>> {
  const { clientId } = await getForStaff(deps.db, id)
  if (!clientId) return { result: 'unknown' }
  const { progress } = await loadProfile(deps.db, clientId)
  const applications = await listOpenApplications(deps, clientId)
  return {
    result: 'known',
    profilePercent: progress.overall.percent,
    applications: applications.map(({ id, program, stage, documents }) => ({ id, program, stage, documents })),
  }
}
