import type { Presence } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Anchor } from '../../ui/link/link.tsx'
import { addressOf } from '../desk/desk.tsx'
import { DueCell, FlagsCell, Names, Owner, PresenceMarks, TurnCell, WaitingCell, WorkCell } from './cells.tsx'
import type { ShownRow } from './live-rows.ts'
import styles from './queue-table.module.css'
import { SelectBox } from './select-box.tsx'
import { ROW } from './use-row-keys.ts'

type QueueRowProps = {
  shown: ShownRow
  isSelected: boolean
  isSkipped: boolean
  present: readonly Presence[]
  onToggle: () => void
  onOpen: () => void
}

export function QueueRow({ shown, isSelected, isSkipped, present, onToggle, onOpen }: QueueRowProps) {
  const { queue: texts, kinds } = useTexts('desk')
  const { stages } = useTexts('caseWords')
  const { names: programs } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  const { row, hasLeft } = shown
  const { kind, folio, name, program, stage, owner } = row
  const programName = program ? programs[program].name : kinds[kind]
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} data-left={hasLeft || undefined}>
      <td className={styles.select}>
        <SelectBox label={texts.select(`${folio} ${name.latin}`)} isChecked={isSelected} onChange={onToggle} />
      </td>
      <th scope="row" className={styles.folio}>
        <Anchor to={addressOf(row)} className={styles.link} onClick={onOpen} {...{ [ROW]: shown.key }}>
          {code(folio)}
        </Anchor>
      </th>
      <td className={styles.name}>
        <span className={styles.person}>
          <Names {...name} />
          <PresenceMarks present={present} />
          {hasLeft && <span className={styles.mark}>{texts.left}</span>}
          {isSkipped && <span className={styles.mark}>{texts.skipped}</span>}
        </span>
      </td>
      <td className={styles.program} title={programName}>
        {programName}
      </td>
      <td className={styles.stage}>{stage && stages[stage]}</td>
      <td className={styles.turn}>
        <TurnCell row={row} />
      </td>
      <td className={styles.work}>
        <WorkCell row={row} />
      </td>
      <td className={styles.waiting}>
        <WaitingCell row={row} />
      </td>
      <td className={styles.due}>
        <DueCell row={row} />
      </td>
      <td className={styles.owner} data-none={owner ? undefined : ''}>
        {owner ? <Owner name={owner.name} isPooled={row.isPooled} /> : texts.nobody}
      </td>
      <td className={styles.flags}>
        <FlagsCell row={row} />
      </td>
    </tr>
  )
}
