import { EmptyPage } from '../app/empty-page.tsx'
import { useTexts } from '../i18n/i18n.tsx'

export default function ReferralsPage() {
  return <EmptyPage texts={useTexts('portal').pages.referrals} />
}
