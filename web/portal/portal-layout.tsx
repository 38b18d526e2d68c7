import { PageOutlet } from '../app/page-outlet.tsx'
import { useAuth } from '../auth/auth.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { ClientBar, PortalNavigation } from './portal-navigation.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

/** Client portal and staff desks: one frame, a navigation that shows what the role may open, and notices that outlive a page. */
export default function PortalLayout() {
  const auth = useAuth()
  const isClient = auth.status === 'signedIn' && auth.role === 'student'
  return (
    <SignedInFrame
      navigation={<PortalNavigation />}
      bottom={isClient ? (whole) => <ClientBar>{whole}</ClientBar> : undefined}
    >
      <ToastProvider>
        <PageOutlet />
      </ToastProvider>
    </SignedInFrame>
  )
}
