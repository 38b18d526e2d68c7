import type { Paper } from '@rahnama/contract/documents.ts'
import type { ComponentType } from 'react'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'

/** Uploads, previews and dialogs weigh more than the list they stand in, and come after it. */
export const LatePaperBody: ComponentType<{ paper: Paper }> = late(
  async () => (await import('./paper-body.tsx')).PaperBody,
  {
    texts: ['documents', 'uploads', 'errors'],
    skeleton: (
      <Skeleton>
        <SkeletonText lines={2} />
      </Skeleton>
    ),
  },
)
