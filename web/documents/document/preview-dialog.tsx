import type { DocumentVersion } from '@rahnama/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { FilePreview } from '../../uploads/uploads.tsx'
import { NotLoaded } from '../not-loaded.tsx'

export function PreviewDialog({ version, onClose }: { version: DocumentVersion; onClose: () => void }) {
  const { preview } = useTexts('documents')
  const { id, name, size, contentType } = version
  const link = useQuery({
    // Outside the documents, which are fetched anew while one looks: another address would begin the drawing again.
    queryKey: ['document-link', id],
    queryFn: ({ signal }) => call('POST /api/documents/versions/{id}/link', { id }, { signal }),
    // It lives a few minutes only.
    gcTime: 0,
  })
  return (
    <Dialog title={preview.title} size="large" open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {link.data ? (
        <FilePreview file={{ name, size, contentType, content: link.data.url }} />
      ) : link.error ? (
        <NotLoaded error={link.error} isFetching={link.isFetching} onRetry={() => void link.refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock height="20rem" />
        </Skeleton>
      )}
    </Dialog>
  )
}
