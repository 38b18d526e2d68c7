import { EmptySitePage } from '../site/site.tsx'
import { useTexts } from '../i18n/i18n.tsx'

export default function ContentPage() {
  return <EmptySitePage texts={useTexts('site').pages.contentPage} />
}
