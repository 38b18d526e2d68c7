import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { DESK_VIEWS } from '@rahnama/contract/desk-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Anchor } from '../../../ui/link/link.tsx'
import { keepInStrip } from '../../../ui/tabs/tabs.tsx'
import { Count } from '../../desk/desk.tsx'
import { writeFilter } from '../filter.ts'
import { countsQuery } from '../queries.ts'
import styles from './views.module.css'

/** Each view is a link with its count. What narrows one view narrows the next, but whose the rows are is the view's own. */
export function Views({ filter }: { filter: DeskFilter }) {
  const { viewsLabel, views } = useTexts('desk').queue
  const { data } = useQuery(countsQuery)
  const { ownerId: _, ...others } = filter
  return (
    <nav aria-label={viewsLabel} className={styles.views}>
      {DESK_VIEWS.map((view) => (
        <Anchor
          key={view}
          to={`?${writeFilter({ ...others, view })}`}
          className={styles.view}
          {...(view === filter.view && { 'aria-current': 'true', ref: keepInStrip })}
        >
          {views[view]}
          {data && (
            <span className={styles.count}>
              <Count of={data[view]} />
            </span>
          )}
        </Anchor>
      ))}
    </nav>
  )
}
