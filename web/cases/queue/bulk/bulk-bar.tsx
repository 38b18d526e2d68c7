import type { DeskView } from '@rahnama/contract/cases/cases.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SelectionBar } from '../../../ui/selection-bar/selection-bar.tsx'
import type { Acts } from '../queue-acts.tsx'

type BulkBarProps = { count: number; view: DeskView; acts: Acts; onClear: () => void; children: ReactNode }

export function BulkBar({ count, view, acts, onClear, children }: BulkBarProps) {
  const { bulk } = useTexts('desk')
  return (
    <SelectionBar count={count} texts={bulk} onClear={onClear}>
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
    </SelectionBar>
  )
}
