import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { PageFailure } from '../app/page-failure.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'

/** An address nobody has written a page for: said so, with ways on. Any other failure is not ours to explain. */
export function MissingPage() {
  const error = useRouteError()
  const texts = useTexts('site').content.missing
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure />
  return (
    <>
      <PageHead title={texts.title} lead={texts.body} />
      <meta name="robots" content="noindex" />
      <EmptyState
        scene="lost"
        title={texts.title}
        level={1}
        actions={
          <>
            <ButtonLink to={href('landing')} variant="primary">
              {texts.home}
            </ButtonLink>
            <ButtonLink to={href('articles')}>{texts.articles}</ButtonLink>
            <ButtonLink to={href('contact')}>{texts.contact}</ButtonLink>
          </>
        }
      >
        {texts.body}
      </EmptyState>
    </>
  )
}
