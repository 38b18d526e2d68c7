import { PageOutlet } from '../app/page-outlet.tsx'
import { SignedInFrame } from '../portal/portal.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

/** Everything under /admin has one frame and one navigation, for admins only. Its toasts outlive the page they come from. */
export default function AdminLayout() {
  return (
    <SignedInFrame navigation={<AdminNavigation />}>
      <ToastProvider>
        <PageOutlet />
      </ToastProvider>
    </SignedInFrame>
  )
}
