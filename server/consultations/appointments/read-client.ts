import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { listOpenApplications } from '../../applications/applications.ts'
import { writeLook } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { seeingOf, visibleTo } from '../../desk/desk.ts'
import { loadProfile } from '../../profile/profile.ts'
import { getForStaff } from '../queries.ts'

/**
 * Staff see how far the client has come, and no word of what they told: enough to prepare for a conversation. It is
 * shown only for whoever booked with an account; an address that was typed proves nothing. It is a look at their file
 * like any other: it is written down, and a colleague's cases stay shut where agents see only their own.
 */
export async function readClient(
  deps: Deps,
  caller: Caller,
  { id }: { id: string },
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof consultations.client>> {
  const { clientId } = await getForStaff(deps.db, id)
  if (!clientId) return { result: 'unknown' }
  const cases = await listCasesOf(deps.db, caller, clientId)
  if (cases.length > 0 && !cases.some(({ isSeen }) => isSeen)) return { result: 'withColleague' }
  const look = { act: 'consultation.readClient', clientId, target: `consultation:${id}`, purpose: 'appointment' }
  await writeLook(deps.db, { ...caller, requestId }, { id }, look, deps.now())
  const { progress } = await loadProfile(deps.db, clientId)
  const hidden = new Set(cases.filter(({ isSeen }) => !isSeen).map((each) => each.id))
  const applications = await listOpenApplications(deps, clientId)
  return {
    result: 'known',
    profilePercent: progress.overall.percent,
    applications: applications
      .filter((each) => !hidden.has(each.id))
      .map(({ id, program, stage, documents }) => ({ id, program, stage, documents })),
  }
}

async function listCasesOf(db: Db, caller: Caller, clientId: string): Promise<{ id: string; isSeen: boolean }[]> {
  return db.rows(sql`
    select application_id as id, true ${visibleTo(await seeingOf(db, caller), sql`owner_id`)} as "isSeen"
    from cases join applications on applications.id = application_id where user_id = ${clientId}`)
}
