import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'

type NotLoadedProps = { error: unknown; isFetching: boolean; onRetry: () => void }

export function NotLoaded({ error, isFetching, onRetry }: NotLoadedProps) {
  const texts = useTexts('bell')
  const errors = useTexts('errors')
  return (
    <Alert
      tone="danger"
      title={texts.notLoaded}
      actions={
        <Button size="small" busy={isFetching} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}
