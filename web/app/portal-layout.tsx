import { AuthGate } from '../auth/auth.tsx'
import { routeOf } from '../site-map.ts'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { AppFrame } from './app-frame.tsx'
import { Departures } from './departures.tsx'
import { OfflineLinks } from './offline-links.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PortalNavigation } from './portal-navigation.tsx'
import { useRouteName } from './route-name.ts'

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
      <AppFrame navigation={<PortalNavigation />}>
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
