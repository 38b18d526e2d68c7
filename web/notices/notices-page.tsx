import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHead } from '../app/page.tsx'
import { useAuth } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'
import { listQuery, type Shown } from './queries.ts'
import { useIsAllRead } from './use-is-all-read.ts'
import { useMark } from './use-mark.ts'

const SHOWN: readonly Shown[] = ['all', 'unread', 'toAct']

export default function NoticesPage() {
  const texts = useTexts('bell')
  const auth = useAuth()
  const isStaff = auth.status === 'signedIn' && auth.role !== undefined && auth.role !== DEFAULT_ROLE
  const lead = isStaff ? texts.staffLead : texts.lead
  const [show, setShow] = useState<Shown>('all')
  const list = useInfiniteQuery(listQuery(show))
  const mark = useMark()
  const isAllRead = useIsAllRead()
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? []
  const [newest] = notices
  return (
    <>
      <PageHead title={texts.title} lead={lead} />
      <PageHeader
        title={texts.title}
        lead={lead}
        actions={
          newest && (
            <Button busy={mark.all.isBusy} disabled={isAllRead} onClick={() => void mark.all.run(newest.id)}>
              {texts.markAll}
            </Button>
          )
        }
      />
      <Segmented
        label={texts.show}
        segments={SHOWN.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={setShow}
      />
      <Failure>{mark.all.failure ?? mark.one.failure}</Failure>
      {list.isPending && (list.isPaused ? <p>{texts.offline}</p> : <SkeletonList rows={6} />)}
      {list.isError && notices.length === 0 && (
        <NotLoaded error={list.error} isFetching={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && notices.length === 0 && (
        <EmptyState scene="letters" title={texts.empty[show]}>
          {isStaff ? texts.staffEmptyBody : texts.emptyBody}
        </EmptyState>
      )}
      {notices.length > 0 && (
        <div className={styles.page}>
          <NoticeList
            notices={notices}
            onOpen={mark.opened}
            onMark={(notice, isRead) => void mark.one.run(notice, isRead)}
          />
        </div>
      )}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      <p className={styles.choices}>
        <TextLink to={`${href('settings')}?edit=mails#setting-mails`}>{texts.choices}</TextLink>
      </p>
    </>
  )
}
