import { mayEnter } from '@rahnama/contract/roles.ts'
import { useAuth } from '../auth/auth.tsx'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonList } from '../ui/skeleton/skeleton.tsx'

const skeleton = (
  <Skeleton>
    <SkeletonList rows={6} />
  </Skeleton>
)
const ClientInbox = late(async () => (await import('./client/client-inbox.tsx')).ClientInbox, {
  texts: ['messages', 'support', 'programs', 'documents', 'errors'],
  skeleton,
  ahead: false,
})
const StaffInbox = late(async () => (await import('./staff/staff-inbox.tsx')).StaffInbox, {
  texts: ['messages', 'messageDesk', 'caseFile', 'staffDrafts', 'programs', 'documents', 'errors'],
  skeleton,
  ahead: false,
})

/** One address, two sides: a client's conversations, or the office's inbox over all clients. */
export default function InboxPage() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return null
  // Until the role was read nobody is taken for a client: a colleague would ask for conversations they do not have.
  if (auth.role === undefined) return skeleton
  if (mayEnter(auth.role, 'caseReview')) return <StaffInbox key={auth.user.id} userId={auth.user.id} />
  return <ClientInbox key={auth.user.id} userId={auth.user.id} />
}
