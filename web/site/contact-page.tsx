import { useTexts } from '../i18n/i18n.tsx'
import { EmptySitePage } from './site.tsx'

export default function ContactPage() {
  return <EmptySitePage texts={useTexts('site').pages.contact} />
}
