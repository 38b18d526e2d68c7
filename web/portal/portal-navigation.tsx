import type { ReactNode } from 'react'
import { BottomBar, type NavigationGroup, type NavigationItem, NavigationList } from '../app/navigation/navigation.tsx'
import { useAuth } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useWaitingMessages } from '../messages/messages.tsx'
import { href, mayOpen } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './portal-navigation.module.css'

type Entry = Omit<NavigationItem, 'label'> & { text: keyof ReturnType<typeof useTexts<'portal'>>['navigation'] }

const CLIENT: Entry[] = [
  { route: 'home', text: 'home', icon: 'home' },
  { route: 'profile', behind: ['profileStep'], text: 'profile', icon: 'profile' },
  {
    route: 'immigrationServices',
    behind: ['startupAssessment', 'startupVisa', 'transfer', 'studyAbroad'],
    text: 'services',
    icon: 'services',
  },
  { route: 'report', behind: ['keptReport'], text: 'report', icon: 'report' },
  {
    route: 'applications',
    behind: ['applicationNew', 'application', 'applicationSend', 'applicationSent'],
    text: 'applications',
    icon: 'applications',
  },
  { route: 'documents', text: 'documents', icon: 'documents' },
  {
    route: 'portalBooking',
    to: href('portalBooking', { type: 'initial' }),
    behind: ['portalAppointment'],
    text: 'booking',
    icon: 'calendar',
  },
  { route: 'messages', text: 'messages', icon: 'messages' },
  { route: 'advisor', text: 'advisor', icon: 'ai-agent' },
  { route: 'tips', text: 'tips', icon: 'tips' },
]

const DESKS: Entry[] = [
  { route: 'admin', text: 'admin', icon: 'admin' },
  { route: 'adminDashboard', text: 'adminDashboard', icon: 'chart' },
  {
    route: 'cases',
    behind: [
      'deskTasks',
      'deskEnquiries',
      'deskAppointments',
      'deskAdvisor',
      'caseFile',
      'verifyDocument',
      'verifyNext',
    ],
    text: 'cases',
    icon: 'cases',
  },
  { route: 'referrals', text: 'referrals', icon: 'referrals' },
]

const STAFF_ALSO: Entry[] = [{ route: 'messages', text: 'messages', icon: 'messages' }]

const SETTINGS: Entry = { route: 'settings', behind: ['privacySettings'], text: 'settings', icon: 'settings' }

/** What a client opens every day; the names are short enough for five on a phone. */
const DAILY: Entry[] = CLIENT.filter(({ route }) => ['home', 'profile', 'documents', 'messages'].includes(route))

/** The entries that the role may open, with how much waits in each. */
function useItems() {
  const { navigation, counts } = useTexts('portal')
  const auth = useAuth()
  const role = auth.status === 'signedIn' ? auth.role : undefined
  const { count, shown } = useWaitingMessages()
  const isStaff = role !== undefined && role !== 'student'
  const items = (entries: readonly Entry[]): NavigationItem[] =>
    entries
      .filter(({ route }) => mayOpen(role ?? 'student', route))
      .map(({ text, ...entry }) => ({
        ...entry,
        label: navigation[text],
        ...(text === 'messages' &&
          count > 0 && { count: { shown, said: isStaff ? counts.toAnswer(shown) : counts.unread(shown) } }),
      }))
  return { items, isStaff }
}

export function PortalNavigation() {
  const { navigation } = useTexts('portal')
  const { items, isStaff } = useItems()
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

/** On a client's phone. */
export function ClientBar({ children }: { children: ReactNode }) {
  const { daily, dailyDocuments } = useTexts('portal').navigation
  const { items } = useItems()
  const shown = items(DAILY).map((item) => (item.route === 'documents' ? { ...item, label: dailyDocuments } : item))
  return (
    <BottomBar label={daily} items={shown}>
      {children}
    </BottomBar>
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
