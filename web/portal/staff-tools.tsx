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

/** What the office has at hand on every page, in the bar; nobody else loads it. */
export function StaffTools() {
  const auth = useAuth()
  if (auth.status !== 'signedIn' || !mayEnter(auth.role, 'caseReview')) return null
  return (
    <>
      <SearchCases />
      <ShortcutHelp key={auth.user.id} userId={auth.user.id} />
    </>
  )
}
