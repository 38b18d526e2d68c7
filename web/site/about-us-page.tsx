import { useTexts } from '../i18n/i18n.tsx'
import { EmptySitePage } from './site.tsx'

export default function AboutUsPage() {
  return <EmptySitePage texts={useTexts('site').pages.aboutUs} />
}
