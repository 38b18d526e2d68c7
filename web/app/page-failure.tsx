import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { Main, PageHead } from './page.tsx'

/** Only when a whole page is lost; panels fail alone. A plain link home: the router itself may be what failed. */
export function PageFailure() {
  const texts = useTexts('app').failure
  return (
    <Main>
      <PageHead title={texts.title} lead={texts.body} />
      <EmptyState
        scene="lost"
        title={texts.title}
        level={1}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {texts.retry}
            </Button>
            <ButtonLink href={href('landing')}>{texts.home}</ButtonLink>
          </>
        }
      >
        {texts.body}
      </EmptyState>
    </Main>
  )
}
