import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Skeleton, SkeletonText } from '../skeleton/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './panel.module.css'

export { ErrorBoundary } from './error-boundary.tsx'

type PanelBodyProps = {
  /** The shape of what is coming, in place of a few lines. */
  skeleton?: ReactNode
  /** Says what went wrong; without it, that this part could not be loaded. */
  describeError?: ((error: unknown) => string) | undefined
  children: ReactNode
}

type PanelProps = PanelBodyProps & {
  title: string
  level?: 2 | 3
  actions?: ReactNode
}

/** A titled part of a page that loads, fails and is retried alone. */
export function Panel({ title, level = 2, actions, ...part }: PanelProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <PanelBody {...part} />
    </section>
  )
}

/** The same without a frame, for what brings its own. */
export function PanelBody({ skeleton, describeError, children }: PanelBodyProps) {
  const texts = useTexts('ui')
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallback={(error, retry) => (
            <Alert
              tone="danger"
              live
              actions={
                <Button size="small" icon="refresh" onClick={retry}>
                  {texts.retry}
                </Button>
              }
            >
              {describeError?.(error) ?? texts.panel.failed}
            </Alert>
          )}
        >
          <Suspense fallback={<Skeleton>{skeleton ?? <SkeletonText />}</Skeleton>}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
