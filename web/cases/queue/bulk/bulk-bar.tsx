import type { DeskView } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import type { Acts } from '../queue-acts.tsx'
import styles from './bulk-bar.module.css'

type BulkBarProps = { count: number; view: DeskView; acts: Acts; onClear: () => void; children: ReactNode }

/** It lies at the bottom of the window over the rows: nothing moves when it comes. */
export function BulkBar({ count, view, acts, onClear, children }: BulkBarProps) {
  const { bulk } = useTexts('desk')
  const { number } = formats(useLanguage().language)
  return (
    <section aria-label={bulk.label} className={styles.bar} data-shown={count > 0 || undefined}>
      <span role="status">{count > 0 && bulk.selected(number(count))}</span>
      {count > 0 && (
        <>
          {children}
          <Button size="small" icon="user" onClick={acts.assign}>
            {bulk.assign}
          </Button>
          {view === 'snoozed' ? (
            <Button size="small" icon="undo" onClick={acts.wake}>
              {bulk.wake}
            </Button>
          ) : (
            <Button size="small" icon="clock" onClick={acts.snooze}>
              {bulk.snooze}
            </Button>
          )}
          <IconButton icon="close" label={bulk.clear} onClick={onClear} />
        </>
      )}
    </section>
  )
}
