import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'

/** Says what went wrong with the last act, if anything did. */
export function Failure({ error, isTaken = false }: { error: unknown; isTaken?: boolean }) {
  const { taken } = useTexts('consultations').time
  const errors = useTexts('errors')
  if (isTaken) {
    return (
      <Alert tone="warning" live>
        {taken}
      </Alert>
    )
  }
  if (error === undefined) return null
  return (
    <Alert tone="danger" live>
      {describeError(error, errors)}
    </Alert>
  )
}
