import { mayEnter } from '@rahnama/contract/roles.ts'
import { useAuth } from '../auth/auth.tsx'
import { late } from '../ui/late/late.tsx'

const SearchCases = late(async () => (await import('../cases/search/search.tsx')).SearchCases, {
  texts: ['deskSearch', 'caseWords', 'programs', 'errors'],
  ahead: false,
})
const ShortcutHelp = late(async () => (await import('../shortcuts/shortcuts.tsx')).ShortcutHelp, {
  texts: ['shortcuts'],
  ahead: false,
})
const Bell = late(async () => (await import('../notices/notices.tsx')).Bell, {
  texts: ['bell'],
  ahead: false,
})

const HearRole = late(async () => (await import('./hear-role.tsx')).HearRole, { texts: [], ahead: false })

/** What everybody who is signed in has at hand in the bar, and the office besides; nobody else loads it. */
export function SignedInTools() {
  const auth = useAuth()
  if (auth.status !== 'signedIn') return null
  return (
    <>
      {mayEnter(auth.role, 'caseReview') && (
        <>
          <SearchCases />
          <ShortcutHelp key={auth.user.id} userId={auth.user.id} />
        </>
      )}
      <Bell key={auth.user.id} />
      <HearRole />
    </>
  )
}
