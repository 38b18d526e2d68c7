import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { Statement } from '../ui/statement/statement.tsx'
import { Main, PageHead } from './page.tsx'

/**
 * This error page appears only when a whole page is lost; panels fail alone. The link home is plain: the router itself
 * may be what failed.
 */
export function PageFailure() {
  const texts = useTexts('app').failure
  return (
    <Main>
      <PageHead title={texts.title} lead={texts.body} />
      <Statement
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
      </Statement>
    </Main>
  )
}
