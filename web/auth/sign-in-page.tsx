import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'

export default function SignInPage() {
  const { pages } = useTexts('site')
  return <PageHead {...pages.landing} />
}
