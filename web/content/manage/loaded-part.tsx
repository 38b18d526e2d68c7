import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { describeError } from '../../api/api.ts'
import { PageHead } from '../../app/page.tsx'
import { PageSkeleton } from '../../app/page-skeleton.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { itemQuery, rowsQuery } from './queries.ts'

type LoadedPartProps = { id?: string; draft: string; listName: string; children: ReactNode }

/** An editor once all it reads is there: the item, what its fields can refer to, and what was typed before. */
export function LoadedPart({ id, draft, listName, children }: LoadedPartProps) {
  const errors = useTexts('errors')
  const { retry } = useTexts('ui')
  const references = useQueries({ queries: [rowsQuery('claim'), rowsQuery('service')] })
  const items = useQueries({ queries: (id === undefined ? [] : [id]).map(itemQuery) })
  const written = useQuery(staffDraftQuery(draft))
  const results = [...references, ...items, written]
  const failed = results.filter(({ isError, data }) => isError && data === undefined)
  const [first] = failed
  if (first) {
    const again = () => {
      for (const result of failed) void result.refetch()
    }
    return (
      <>
        <PageHead title={listName} lead="" />
        <PageHeader title={listName} trail={[{ label: listName, to: '?' }]} />
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" icon="refresh" onClick={again}>
              {retry}
            </Button>
          }
        >
          {describeError(first.error, errors)}
        </Alert>
      </>
    )
  }
  const skeleton = <PageSkeleton shape="form" />
  return results.some(({ isPending }) => isPending) ? skeleton : <Suspense fallback={skeleton}>{children}</Suspense>
}
