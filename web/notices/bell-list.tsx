import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'
import { latestQuery } from './queries.ts'
import { useIsAllRead } from './use-is-all-read.ts'
import { useMark } from './use-mark.ts'

export function BellList({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts('bell')
  const { data, error, isFetching, isPaused, refetch } = useQuery(latestQuery)
  const mark = useMark()
  const isAllRead = useIsAllRead()
  const [newest] = data?.notices ?? []
  return (
    <div className={styles.sheet}>
      {!data && !error && (isPaused ? <p>{texts.offline}</p> : <SkeletonList rows={4} />)}
      {!data && error && <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data && data.notices.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {data && newest && (
        <>
          <div className={styles.acts}>
            <Button
              size="small"
              busy={mark.all.isBusy}
              disabled={isAllRead}
              onClick={() => void mark.all.run(newest.id)}
            >
              {texts.markAll}
            </Button>
            <ButtonLink size="small" to={href('notices')} onClick={onLeave}>
              {texts.seeAll}
            </ButtonLink>
          </div>
          <Failure>{mark.all.failure ?? mark.one.failure}</Failure>
          <NoticeList
            notices={data.notices}
            onOpen={(notice) => {
              mark.opened(notice)
              onLeave()
            }}
            onMark={(notice, isRead) => void mark.one.run(notice, isRead)}
          />
        </>
      )}
    </div>
  )
}
