import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { BookLink } from './book-link.tsx'

/** Under what was asked before: whom one asks meanwhile. */
export function SwitchedOff() {
  const { off } = useTexts('advisor')
  return (
    <Alert tone="warning" title={off.title} actions={<OtherWays />}>
      {off.body}
    </Alert>
  )
}

/** The same, where nothing was asked yet. */
export function SwitchedOffPage() {
  const { off } = useTexts('advisor')
  return (
    <EmptyState scene="soon" title={off.title} actions={<OtherWays />}>
      {off.body}
    </EmptyState>
  )
}

function OtherWays() {
  const { off } = useTexts('advisor')
  return (
    <>
      <ButtonLink size="small" variant="primary" icon="messages" to={href('messages')}>
        {off.write}
      </ButtonLink>
      <BookLink />
    </>
  )
}
