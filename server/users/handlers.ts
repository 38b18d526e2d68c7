import type { users } from '@rahnama/contract/users.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { exportUsers } from './export-users.ts'
import {
  endSessions,
  endSessionsOfMany,
  resendConfirmation,
  resendConfirmations,
  resetSecondFactor,
} from './help-user.ts'
import { inviteAgain, inviteColleague, readInvitations, withdrawInvitation } from './invite-colleague.ts'
import { listUsers } from './list-users.ts'
import { mergeAccounts, previewMerge, undoMerge } from './merge/merge.ts'
import { readContact } from './read-contact.ts'
import { readMe } from './read-me.ts'
import { readRole } from './read-role.ts'
import { readUser } from './read-user.ts'
import { changeRole } from './set-role.ts'
import { reopenUser, suspendUser } from './suspend-user.ts'
import { updateMe } from './update-me.ts'

export const usersHandlers: Handlers<Deps, typeof users> = {
  me: readMe,
  updateMe,
  contact: readContact,
  role: readRole,
  setRole: changeRole,
  invitations: readInvitations,
  invite: inviteColleague,
  resendInvitation: inviteAgain,
  revokeInvitation: withdrawInvitation,
  list: listUsers,
  export: exportUsers,
  read: readUser,
  suspend: suspendUser,
  reopen: reopenUser,
  endSessions,
  endSessionsOfMany,
  resetSecondFactor,
  previewMerge,
  merge: mergeAccounts,
  undoMerge,
  resendConfirmation,
  resendConfirmations,
}
