import type { Paper } from '@rahnama/contract/documents.ts'
import { lazy, Suspense } from 'react'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'

const PaperBody = lazy(() => import('./paper-body.tsx'))

/** Uploads, previews and dialogs weigh more than the list they stand in: they come with the first paper that is opened. */
export function LazyPaperBody({ paper }: { paper: Paper }) {
  return (
    <Suspense
      fallback={
        <Skeleton>
          <SkeletonText lines={2} />
        </Skeleton>
      }
    >
      <PaperBody paper={paper} />
    </Suspense>
  )
}
