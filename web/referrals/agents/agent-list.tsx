import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from '../referrals.module.css'

type AgentListProps<Row> = {
  texts: { title: string; none: string }
  list: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>
  children: (row: Row) => ReactNode
}

/** What an agent has many of, page by page. */
export function AgentList<Row>({ texts, list, children }: AgentListProps<Row>) {
  const { more } = useTexts('referrals')
  const errors = useTexts('errors')
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className={styles.stack}>
      <h3>{texts.title}</h3>
      {list.isError && <Alert tone="danger">{describeError(list.error, errors)}</Alert>}
      {list.isSuccess && rows.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.rows}>{rows.map(children)}</ul>
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </section>
  )
}
