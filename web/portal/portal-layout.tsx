import { PageOutlet } from '../app/page-outlet.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { PortalNavigation } from './portal-navigation.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

/** Client portal and staff desks: one frame, a navigation that shows what the role may open, and notices that outlive a page. */
export default function PortalLayout() {
  return (
    <SignedInFrame navigation={<PortalNavigation />}>
      <ToastProvider>
        <PageOutlet />
      </ToastProvider>
    </SignedInFrame>
  )
}
