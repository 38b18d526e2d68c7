import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHead } from './page.tsx'

export default function NotFoundPage() {
  const texts = useTexts('app').notFound
  return (
    <>
      <PageHead title={texts.title} lead={texts.body} />
      <EmptyState
        scene="lost"
        title={texts.title}
        level={1}
        actions={
          <ButtonLink to={href('home')} variant="primary">
            {texts.back}
          </ButtonLink>
        }
      >
        {texts.body}
      </EmptyState>
    </>
  )
}
