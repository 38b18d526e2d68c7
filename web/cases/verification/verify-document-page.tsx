import { AppError } from '@rahnama/contract/errors.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { DecidedBar } from './decided-bar.tsx'
import { createOpenFiles } from './file-view/file-view.tsx'
import { NoneLeft } from './none-left.tsx'
import { toVerifyQuery } from './queries.ts'
import { useDeskNews } from './use-desk-news.ts'
import { useSitting } from './use-sitting.ts'
import { Verify } from './verify.tsx'

/** One document after the other; what belongs to the sitting stays while they change. */
export default function VerifyDocumentPage() {
  const texts = useTexts('verification')
  const { folio = '', versionId = '' } = useParams()
  const [files] = useState(() => createOpenFiles())
  useEffect(() => () => files.closeAll(), [files])
  const { data: shown, error, refetch, isFetching } = useQuery(toVerifyQuery({ folio, versionId }))
  const sitting = useSitting({ folio, versionId }, files)
  useDeskNews(shown?.applicationId)
  // The last document can be undone, too, when none is left on the screen.
  useShortcuts([{ code: 'KeyU', label: texts.acts.undo, act: sitting.undoLast }])
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <DecidedBar decisions={sitting.decisions} onUndo={(decision) => void sitting.undo(decision)} />
      {sitting.isOver ? (
        <NoneLeft level={1} skipped={sitting.skipped.length} onAgain={() => void sitting.beginAgain()} />
      ) : shown ? (
        <Verify key={`${folio} ${versionId}`} shown={shown} sitting={sitting} files={files} />
      ) : error ? (
        <NotShown error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock height="70vh" />
        </Skeleton>
      )}
    </>
  )
}

type NotShownProps = { error: unknown; isFetching: boolean; onRetry: () => void }

/** An address that is no id at all names nothing either. */
function NotShown({ error, isFetching, onRetry }: NotShownProps) {
  const { missing } = useTexts('verification')
  const errors = useTexts('errors')
  const { retry } = useTexts('ui')
  if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')) {
    return (
      <EmptyState
        scene="lost"
        title={missing.title}
        level={1}
        actions={<ButtonLink to={href('verifyNext')}>{missing.next}</ButtonLink>}
      >
        {missing.body}
      </EmptyState>
    )
  }
  return (
    <Alert
      tone="danger"
      live
      actions={
        <Button size="small" icon="refresh" busy={isFetching} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}
