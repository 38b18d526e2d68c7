export { acceptInvitation, InvitationBody } from './accept-invitation.ts'
export { invite, listInvitations, resendInvitation, revokeInvitation } from './invite.ts'
