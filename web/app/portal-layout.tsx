import { AuthGate } from '../auth/auth.tsx'
import { routeOf } from '../site-map.ts'
import { AppFrame } from './app-frame.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PortalNavigation } from './portal-navigation.tsx'
import { useRouteName } from './route-name.ts'

/** Client portal and staff desks: one frame, and a navigation that shows what the role may open. */
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
        <PageOutlet />
      </AppFrame>
    </AuthGate>
  )
}
