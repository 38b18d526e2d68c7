import { AppFrame } from '../app/app-frame.tsx'
import { Departures } from '../app/departures.tsx'
import { OfflineLinks } from '../app/offline/offline.tsx'
import { PageOutlet } from '../app/page-outlet.tsx'
import { PageSkeleton } from '../app/page-skeleton.tsx'
import { useRouteName } from '../app/route-name.ts'
import { AuthGate } from '../auth/auth.tsx'
import { StaffTools } from '../portal/portal.tsx'
import { routeOf } from '../site-map.ts'
import { AdminNavigation } from './admin-navigation.tsx'

/** Everything under /admin has one frame and one navigation, for admins only. */
export default function AdminLayout() {
  const { shape } = routeOf(useRouteName() ?? 'admin')
  return (
    <AuthGate
      waiting={(status) => (
        <AppFrame navigation={null}>
          <PageSkeleton shape={shape} status={status} />
        </AppFrame>
      )}
    >
      <AppFrame navigation={<AdminNavigation />} tools={<StaffTools />}>
        <Departures>
          <OfflineLinks />
          <PageOutlet />
        </Departures>
      </AppFrame>
    </AuthGate>
  )
}
