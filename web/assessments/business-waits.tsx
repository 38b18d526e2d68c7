import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'

/** The business profile opens after the initial assessment. */
export function BusinessWaits() {
  const { waits } = useTexts('assessments')
  return (
    <EmptyState
      scene="soon"
      title={waits.title}
      actions={
        <ButtonLink to={href('startupAssessment')} variant="primary">
          {waits.act}
        </ButtonLink>
      }
    >
      {waits.body}
    </EmptyState>
  )
}
