export { InviteColleague } from './invite-colleague.tsx'
export { OpenInvitations } from './open-invitations.tsx'
