import { DOCUMENT_SIGNAL } from '@rahnama/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useFreshData } from '../signals/signals.ts'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { AllPapers } from './all-papers.tsx'
import { CHECKLIST_ID, ChosenChecklist } from './chosen-checklist.tsx'
import styles from './documents-page.module.css'
import { DownloadAll } from './download-all.tsx'
import { EndingPapers } from './ending-papers.tsx'
import { Loading } from './loading.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { papersQuery } from './queries.ts'
import { RemovedFiles } from './removed-files.tsx'

export default function DocumentsPage() {
  const texts = useTexts('documents')
  const { data, error, isFetching, isPaused, refetch } = useQuery(papersQuery)
  useFreshData({ [DOCUMENT_SIGNAL]: [['documents']] })
  const hasFiles = data?.papers.some(({ versions }) => versions.length > 0) ?? false
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
        {data && data.papers.length === 0 && (
          <EmptyState
            scene="papers"
            title={texts.all.empty.title}
            actions={<ButtonLink href={`#${CHECKLIST_ID}`}>{texts.all.empty.act}</ButtonLink>}
          >
            {texts.all.empty.body}
          </EmptyState>
        )}
        {data && <EndingPapers papers={data.papers} />}
        {data && data.papers.length > 0 && <AllPapers papers={data.papers} />}
        <ChosenChecklist hasFiles={hasFiles} />
        {data && data.removed.length > 0 && <RemovedFiles removed={data.removed} />}
      </div>
    </>
  )
}
