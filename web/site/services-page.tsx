import { useTexts } from '../i18n/i18n.tsx'
import { EmptySitePage } from './site.tsx'

export default function ServicesPage() {
  return <EmptySitePage texts={useTexts('site').pages.services} />
}
