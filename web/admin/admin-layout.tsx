import { PageOutlet } from '../app/page-outlet.tsx'
import { SignedInFrame } from '../portal/portal.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

/** Everything under /admin has one frame and one navigation, for admins only. */
export default function AdminLayout() {
  return (
    <SignedInFrame navigation={<AdminNavigation />}>
      <PageOutlet />
    </SignedInFrame>
  )
}
