import { useAuth } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href, mayOpen, type RouteName } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { type NavigationGroup, NavigationList } from './navigation-list.tsx'
import styles from './portal-navigation.module.css'

type Entry = { route: RouteName; text: keyof ReturnType<typeof useTexts<'portal'>>['navigation']; icon: IconName }

const CLIENT: Entry[] = [
  { route: 'home', text: 'home', icon: 'home' },
  { route: 'profile', text: 'profile', icon: 'profile' },
  { route: 'immigrationServices', text: 'services', icon: 'services' },
  { route: 'report', text: 'report', icon: 'report' },
  { route: 'applications', text: 'applications', icon: 'applications' },
  { route: 'documents', text: 'documents', icon: 'documents' },
  { route: 'messages', text: 'messages', icon: 'messages' },
  { route: 'advisor', text: 'advisor', icon: 'ai-agent' },
  { route: 'tips', text: 'tips', icon: 'tips' },
]

const DESKS: Entry[] = [
  { route: 'admin', text: 'admin', icon: 'admin' },
  { route: 'adminDashboard', text: 'adminDashboard', icon: 'chart' },
  { route: 'cases', text: 'cases', icon: 'cases' },
  { route: 'referrals', text: 'referrals', icon: 'referrals' },
]

const STAFF_ALSO: Entry[] = [{ route: 'messages', text: 'messages', icon: 'messages' }]

const SETTINGS: Entry = { route: 'settings', text: 'settings', icon: 'settings' }

export function PortalNavigation() {
  const { navigation } = useTexts('portal')
  const auth = useAuth()
  const role = auth.status === 'signedIn' ? auth.role : undefined
  const isStaff = role !== undefined && role !== 'student'
  const items = (entries: Entry[]) =>
    entries
      .filter(({ route }) => mayOpen(role ?? 'student', route))
      .map(({ route, text, icon }) => ({
        to: href(route),
        label: navigation[text],
        icon,
        exact: route === 'profile' || route === 'admin',
      }))
  const groups: NavigationGroup[] = isStaff
    ? [{ label: navigation.staffLabel, items: items(DESKS) }, { items: items([...STAFF_ALSO, SETTINGS]) }]
    : [{ items: items([...CLIENT, SETTINGS]) }]
  return (
    <div className={styles.navigation}>
      <NavigationList label={navigation.label} groups={groups} />
      <SignOutButton />
    </div>
  )
}

/** The guard sees that one has left on purpose and leads to the entrance. */
export function SignOutButton() {
  const { navigation } = useTexts('portal')
  const { signOut } = useAuth()
  return (
    <Button variant="quiet" icon="logout" onClick={() => void signOut()} className={styles.signOut ?? ''}>
      {navigation.logout}
    </Button>
  )
}
