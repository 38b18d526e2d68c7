import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { ErrorBoundary } from '../panel/panel.tsx'

const TRY_AGAIN_MS = 4000

type ConnectionBoundaryProps = { onRetry?: () => void; children: ReactNode }

/** Keeps what could not be fetched from taking the rest of the page with it. Other failures go on to whom they concern. */
export function ConnectionBoundary({ onRetry, children }: ConnectionBoundaryProps) {
  return (
    <ErrorBoundary
      onReset={() => onRetry?.()}
      fallback={(error, retry) => {
        if (!isOutOfReach(error)) throw error
        return <OutOfReach onRetry={retry} />
      }}
    >
      {children}
    </ErrorBoundary>
  )
}

function OutOfReach({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts('ui')
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    // Browsers call themselves connected before the line carries anything, and while it does not.
    const timer = setInterval(() => navigator.onLine && again(), TRY_AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [])
  return (
    <Alert
      live
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.late.outOfReach}
    </Alert>
  )
}

/** Chromium, Firefox, Safari and the loader of style sheets say so that a file did not come. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

function isOutOfReach(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && NOT_FETCHED.test(error.message))
}
