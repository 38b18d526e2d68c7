import { AppFrame } from '../app/app-frame.tsx'
import { Departures } from '../app/departures.tsx'
import { OfflineLinks } from '../app/offline/offline.tsx'
import { PageOutlet } from '../app/page-outlet.tsx'
import { PageSkeleton } from '../app/page-skeleton.tsx'
import { useRouteName } from '../app/route-name.ts'
import { AuthGate } from '../auth/auth.tsx'
import { routeOf } from '../site-map.ts'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { PortalNavigation } from './portal-navigation.tsx'
import { StaffTools } from './staff-tools.tsx'

/** Client portal and staff desks: one frame, a navigation that shows what the role may open, and notices that outlive a page. */
export default function PortalLayout() {
  const { shape } = routeOf(useRouteName() ?? 'notFound')
  return (
    <AuthGate
      waiting={(status) => (
        <AppFrame navigation={null}>
          <PageSkeleton shape={shape} status={status} />
        </AppFrame>
      )}
    >
      <AppFrame navigation={<PortalNavigation />} tools={<StaffTools />}>
        <Departures>
          <OfflineLinks />
          <ToastProvider>
            <PageOutlet />
          </ToastProvider>
        </Departures>
      </AppFrame>
    </AuthGate>
  )
}
