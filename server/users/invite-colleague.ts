import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeAudit } from '../audit/audit.ts'
import { invite, listInvitations, requireProof, resendInvitation, revokeInvitation } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'

type Asked = Pick<RequestInfo, 'requestId'>

export async function readInvitations({ db, now }: Deps): Promise<Output<typeof users.invitations>> {
  return { invitations: await listInvitations(db, now()) }
}

/** Whoever invites gives somebody the keys of the office, so they prove who they are, as for a change of role. */
export function inviteColleague(
  deps: Deps,
  caller: Caller,
  wanted: Input<typeof users.invite>,
  { requestId }: Asked,
): Promise<Output<typeof users.invite>> {
  return deps.db.transaction(async (tx) => {
    await requireProof(deps, tx, caller)
    const invitation = await invite(deps, tx, { ...wanted, invitedBy: caller.userId })
    const entry = {
      act: 'invitation.send',
      clientId: null,
      target: `invitation:${invitation.id}`,
      purpose: wanted.role,
    }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return invitation
  })
}

export function inviteAgain(
  deps: Deps,
  caller: Caller,
  { id }: Input<typeof users.resendInvitation>,
  { requestId }: Asked,
): Promise<Output<typeof users.resendInvitation>> {
  return deps.db.transaction(async (tx) => {
    const invitation = await resendInvitation(deps, tx, id, caller.userId)
    const entry = { act: 'invitation.send', clientId: null, target: `invitation:${id}`, purpose: invitation.role }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return invitation
  })
}

export async function withdrawInvitation(
  { db, now }: Deps,
  caller: Caller,
  { id }: Input<typeof users.revokeInvitation>,
  { requestId }: Asked,
): Promise<Record<never, never>> {
  await db.transaction(async (tx) => {
    await revokeInvitation(tx, id, now())
    const entry = { act: 'invitation.revoke', clientId: null, target: `invitation:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return {}
}
