import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { type ReactNode, useCallback } from 'react'
import { describeError } from '../../api/api.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { loadTimes, type Times } from './load-times.ts'
import styles from './loaded-times.module.css'

type LoadedTimesProps = {
  type: ConsultationType
  /** The token of an appointment that is being moved. */
  token?: string
  children: (loaded: Times & { reload: () => void }) => ReactNode
}

/** The free times, or what is said while they are looked for or cannot be had. */
export function LoadedTimes({ type, token, children }: LoadedTimesProps) {
  const texts = useTexts('consultations').time
  const errors = useTexts('errors')
  const load = useCallback(() => loadTimes(type, token), [type, token])
  const { reload, ...loaded } = useLoaded(load)
  if (loaded.status === 'ready') return children({ ...loaded.value, reload })
  if (loaded.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton>
          <div className={styles.loading}>
            <SkeletonBlock height="24rem" />
            <SkeletonBlock height="24rem" />
          </div>
        </Skeleton>
      </>
    )
  }
  return (
    <Alert
      tone="danger"
      live
      title={texts.failed}
      actions={
        <Button size="small" onClick={reload}>
          {texts.tryAgain}
        </Button>
      }
    >
      {describeError(loaded.error, errors)}
    </Alert>
  )
}
