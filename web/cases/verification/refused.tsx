import { formats } from '@rahnama/contract/locale/locale.ts'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { Refusal } from './use-decisions.ts'

type RefusedProps = { refusal: Refusal; onOpen: (versionId: string) => void }

/** Why nothing was decided, and the way on. */
export function Refused({ refusal, onOpen }: RefusedProps) {
  const { newer, failures } = useTexts('verification')
  const errors = useTexts('errors')
  const { time } = formats(useLanguage().language)
  if (refusal.why === 'newer') {
    return (
      <Alert
        tone="warning"
        live
        title={newer.title(time(refusal.uploadedAt))}
        actions={
          <Button size="small" variant="primary" onClick={() => onOpen(refusal.versionId)}>
            {newer.open}
          </Button>
        }
      >
        {newer.body}
      </Alert>
    )
  }
  return (
    <Alert tone="danger" live>
      {refusal.why === 'other' ? describeError(refusal.error, errors) : failures[refusal.why]}
    </Alert>
  )
}
