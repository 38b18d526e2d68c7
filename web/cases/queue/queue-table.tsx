import type { DeskHeading, HeadingCounts } from '@rahnama/contract/cases/cases.ts'
import { Fragment } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { usePresentAnywhere } from '../../presence/presence.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { Count } from '../desk/desk.tsx'
import type { ShownRow } from './live-rows.ts'
import { QueueRow } from './queue-row.tsx'
import styles from './queue-table.module.css'
import { SelectBox } from './select-box.tsx'
import type { Selected } from './selected.ts'
import { useSkipped } from './skipped.ts'

const COLUMNS = ['folio', 'name', 'program', 'stage', 'turn', 'work', 'waiting', 'due', 'owner', 'flags'] as const

type QueueTableProps = {
  rows: readonly ShownRow[]
  headings: HeadingCounts | undefined
  selected: Selected
  setSelected: (selected: Selected) => void
  toggle: (key: string) => void
  onOpen: (key: string) => void
}

/** A real table, so that a screen reader's table keys work; on a phone its rows become cards. */
export function QueueTable({ rows, headings, selected, setSelected, toggle, onOpen }: QueueTableProps) {
  const { queue: texts } = useTexts('desk')
  const present = usePresentAnywhere()
  const { skipped } = useSkipped()
  const areAll = rows.every(({ key }) => selected.has(key))
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <colgroup>
        <col className={styles.selectColumn} />
        {COLUMNS.map((column) => (
          <col key={column} className={styles[column]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <SelectBox
              label={texts.selectAll}
              isChecked={areAll}
              onChange={() => setSelected(new Map(areAll ? [] : rows.map(({ key, row }) => [key, row])))}
            />
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" title={column === 'waiting' ? texts.waitingHint : undefined}>
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {grouped(rows).map(({ heading, rows: inGroup }) => (
        <Fragment key={`${heading} ${inGroup[0]?.key}`}>
          <tbody>
            <tr className={styles.heading} data-heading={heading}>
              <th colSpan={COLUMNS.length + 1} scope="rowgroup">
                {texts.headings[heading]}{' '}
                {headings && (
                  <span>
                    <Count of={headings[heading]} />
                  </span>
                )}
              </th>
            </tr>
            {inGroup.map((shown) => (
              <QueueRow
                key={shown.key}
                shown={shown}
                isSelected={selected.has(shown.key)}
                isSkipped={skipped.includes(shown.row.id)}
                present={present.filter(({ folio }) => folio === shown.row.folio)}
                onToggle={() => toggle(shown.key)}
                onOpen={() => onOpen(shown.key)}
              />
            ))}
          </tbody>
        </Fragment>
      ))}
    </table>
  )
}

/** Rows under the headings they stand under, in their order. */
function grouped(rows: readonly ShownRow[]): { heading: DeskHeading; rows: ShownRow[] }[] {
  const groups: { heading: DeskHeading; rows: ShownRow[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.heading === row.group) last.rows.push(row)
    else groups.push({ heading: row.group, rows: [row] })
  }
  return groups
}
