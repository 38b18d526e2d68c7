import type { ReactNode } from 'react'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'

type Loading<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type WhenLoadedProps<T> = {
  query: Loading<T>
  /** This stands above while there is nothing to show yet. */
  head?: ReactNode
  children: (data: T) => ReactNode
}

/** The report is the page itself, so it loads, fails and is retried without a frame around it. */
export function WhenLoaded<T>({ query, head, children }: WhenLoadedProps<T>) {
  const { retry } = useTexts('ui')
  const errors = useTexts('errors')
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <>
        {head}
        <Skeleton>
          <SkeletonBlock height="40rem" />
        </Skeleton>
      </>
    )
  }
  return (
    <>
      {head}
      <Alert
        tone="danger"
        live
        actions={
          <Button size="small" icon="refresh" onClick={() => refetch()}>
            {retry}
          </Button>
        }
      >
        {describeError(error, errors)}
      </Alert>
    </>
  )
}
