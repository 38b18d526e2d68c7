import { EmptyPage } from '../app/empty-page.tsx'
import { useTexts } from '../i18n/i18n.tsx'

export default function AnalyticsPage() {
  return <EmptyPage texts={useTexts('admin').pages.adminUserAnalytics} />
}
