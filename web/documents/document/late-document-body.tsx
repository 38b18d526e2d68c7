import type { ClientDocument } from '@rahnama/contract/documents.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { ComponentType } from 'react'
import { late } from '../../ui/late/late.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'

/** Uploads, previews and dialogs weigh more than the list they stand in, and come after it. */
export const LateDocumentBody: ComponentType<{ document: ClientDocument; program?: Program }> = late(
  async () => (await import('./document-body.tsx')).DocumentBody,
  {
    texts: ['documents', 'uploads', 'errors'],
    skeleton: (
      <Skeleton>
        <SkeletonText lines={2} />
      </Skeleton>
    ),
  },
)
