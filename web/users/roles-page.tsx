import { STAFF } from '@rahnama/contract/user-list.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { type Asked, ResourceScreen } from '../resource/resource.tsx'
import { InviteColleague } from './invite-colleague.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { useUsers } from './use-users.tsx'

/** Whoever works here, unless another role is asked for. */
function amongStaff(asked: Asked): Asked {
  return { ...asked, filters: { role: STAFF, ...asked.filters } }
}

export default function RolesPage() {
  const users = useUsers()
  const { page } = useTexts('users').roles
  return (
    <ResourceScreen
      resource={{
        ...users,
        name: 'roles',
        texts: page,
        hidden: ['createdAt'],
        fetch: (asked, after, signal) => users.fetch(amongStaff(asked), after, signal),
        toFile: (asked) => users.toFile(amongStaff(asked)),
        actions: <InviteColleague />,
        above: <OpenInvitations />,
      }}
    />
  )
}
