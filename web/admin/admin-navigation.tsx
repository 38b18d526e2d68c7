import { NavigationList } from '../app/navigation/navigation.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { SignOutButton } from '../portal/portal.tsx'
import type { RouteIn } from '../site-map.ts'
import type { IconName } from '../ui/icon/icon.tsx'
import styles from './admin-navigation.module.css'

type AdminRoute = RouteIn<'admin'>
type GroupName = 'overview' | 'content' | 'media' | 'people' | 'rules' | 'settings' | 'system'

/** A page that does nothing yet opens at its address and has no place here. */
const GROUPS: { name: GroupName; icon: IconName; routes: AdminRoute[] }[] = [
  { name: 'overview', icon: 'admin', routes: ['admin'] },
  {
    name: 'content',
    icon: 'edit',
    routes: [
      'adminPages',
      'adminLanding',
      'adminAbout',
      'adminServices',
      'adminFees',
      'adminContact',
      'adminArticles',
      'adminBin',
    ],
  },
  { name: 'media', icon: 'image', routes: ['adminImages', 'adminFiles', 'adminUpload'] },
  { name: 'people', icon: 'users', routes: ['adminUsers', 'adminRoles', 'adminUserAnalytics', 'adminAudit'] },
  { name: 'rules', icon: 'scales', routes: ['adminPrograms', 'adminRounds', 'adminSendBackReasons'] },
  {
    name: 'settings',
    icon: 'settings',
    routes: ['adminGeneralSettings', 'adminTheme', 'adminEmail', 'adminSecurity', 'adminAdvisor'],
  },
  {
    name: 'system',
    icon: 'database',
    routes: ['adminSystemAnalytics', 'adminDatabase', 'adminBackup', 'adminPrivacy'],
  },
]

export function AdminNavigation() {
  const { navigation, pages } = useTexts('admin')
  const groups = GROUPS.map(({ name, icon, routes }) => ({
    label: navigation[name],
    items: routes.map((route) => ({ route, label: pages[route].heading, icon })),
  }))
  const desks = { items: [{ route: 'cases' as const, label: navigation.backToPortal, icon: 'cases' as const }] }
  return (
    <div className={styles.navigation}>
      <NavigationList label={navigation.label} groups={[...groups, desks]} />
      <SignOutButton />
    </div>
  )
}
