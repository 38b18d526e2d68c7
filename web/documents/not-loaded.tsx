import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'

type NotLoadedProps = { error: unknown; isFetching: boolean; onRetry: () => void }

export function NotLoaded({ error, isFetching, onRetry }: NotLoadedProps) {
  const { retry } = useTexts('ui')
  const errors = useTexts('errors')
  return (
    <Alert
      tone="danger"
      live
      actions={
        <Button size="small" icon="refresh" busy={isFetching} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}
