import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { viewIn, viewSearch } from './desk-view.ts'
import { NoneLeft } from './none-left.tsx'
import { nextQuery } from './queries.ts'
import { useDeskNews } from './use-desk-news.ts'

const NOTHING_SKIPPED: readonly string[] = []

/** Opens the next document of a view, or says that there is none; one that comes meanwhile opens by itself. */
export default function VerifyNextPage() {
  const texts = useTexts('verification')
  const errors = useTexts('errors')
  const { retry } = useTexts('ui')
  const [search] = useSearchParams()
  const view = viewIn(search)
  const { data, error, refetch, isFetching } = useQuery(nextQuery({ view, skipped: NOTHING_SKIPPED }))
  useDeskNews()
  if (data?.next) return <Navigate to={`${href('verifyDocument', data.next)}${viewSearch(view)}`} replace />
  return (
    <>
      <PageHead {...texts} />
      {data ? (
        <NoneLeft level={1} />
      ) : error ? (
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
      ) : (
        <Skeleton>
          <SkeletonText lines={6} />
        </Skeleton>
      )}
    </>
  )
}
