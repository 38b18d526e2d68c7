import { DOCUMENT_SIGNAL } from '@rahnama/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { AllDocuments } from './all-documents.tsx'
import { ChosenChecklist } from './checklist/chosen-checklist.tsx'
import styles from './documents-page.module.css'
import { DownloadAll } from './download-all.tsx'
import { ExpiringDocuments } from './expiring-documents.tsx'
import { Loading } from './loading.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { documentsQuery } from './queries.ts'
import { RemovedFiles } from './removed-files.tsx'

export default function DocumentsPage() {
  const texts = useTexts('documents')
  const { data, error, isFetching, isPaused, refetch } = useQuery(documentsQuery)
  useFreshData({ [DOCUMENT_SIGNAL]: [['documents']] })
  const hasFiles = data?.documents.some(({ versions }) => versions.length > 0) ?? false
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} actions={hasFiles && <DownloadAll />} />
      <div className={styles.page}>
        {!data && !error && (
          <Loading isPaused={isPaused}>
            <SkeletonList rows={5} />
          </Loading>
        )}
        {!data && error && <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
        {data && <ExpiringDocuments documents={data.documents} />}
        {data && data.documents.length > 0 && <AllDocuments documents={data.documents} />}
        {data && <ChosenChecklist programs={data.programs} hasFiles={hasFiles} />}
        {data && data.removed.length > 0 && <RemovedFiles removed={data.removed} />}
      </div>
    </>
  )
}
