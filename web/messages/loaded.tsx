import type { ReactNode } from 'react'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** A part that loads, fails and is retried alone; what is there stays while it is read again. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const { retry } = useTexts('messages')
  const errors = useTexts('errors')
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <Skeleton>
        <SkeletonText lines={8} />
      </Skeleton>
    )
  }
  return (
    <Alert
      tone="danger"
      live
      actions={
        <Button size="small" icon="refresh" onClick={() => void refetch()}>
          {retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}
