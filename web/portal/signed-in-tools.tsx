import { mayEnter } from '@rahnama/contract/roles.ts'
import { Suspense } from 'react'
import { useAuth } from '../auth/auth.tsx'
import { Bell } from '../notices/notices.tsx'
import { late } from '../ui/late/late.tsx'
import { HearRole } from './hear-role.tsx'

const OfficeTools = late(async () => (await import('./office-tools.tsx')).OfficeTools, {
  texts: ['deskSearch', 'caseWords', 'programs', 'errors', 'shortcuts'],
  ahead: false,
})

/** What everybody who is signed in has at hand in the bar; what the office has besides nobody else loads. */
export function SignedInTools() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return null
  return (
    <>
      {mayEnter(auth.role, 'caseReview') && <OfficeTools userId={auth.user.id} />}
      <Suspense>
        <Bell key={auth.user.id} />
      </Suspense>
      <HearRole />
    </>
  )
}
