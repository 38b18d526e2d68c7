import { AppError } from '@rahnama/contract/errors.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'

type LoadedProps<Data, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Data, Error, Data, Key>
  skeleton: ReactNode
  /** Instead of an error, when there is no such thing. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** The main thing of a page: its shape while it loads, a way to try again, and old data while the network is away. */
export function Loaded<Data, Key extends readonly unknown[]>({
  query,
  skeleton,
  missing,
  children,
}: LoadedProps<Data, Key>) {
  const { retry } = useTexts('ui')
  const errors = useTexts('errors')
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton>{skeleton}</Skeleton>
  if (missing !== undefined && isMissing(error)) return missing
  return (
    <Alert
      tone="danger"
      live
      actions={
        <Button size="small" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}

/** An address that is no id at all names nothing either. */
function isMissing(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}
