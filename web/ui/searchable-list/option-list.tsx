import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { ListOption } from './search-options.ts'
import styles from './searchable-list.module.css'

type OptionListProps<V extends string> = {
  id: string
  label: ReactNode
  options: readonly ListOption<V>[]
  hidden: boolean
  value: V | ''
  active: number
  /** While searching the best match comes first, whatever its group. */
  isSearching: boolean
  note: ReactNode
  onActive: (index: number) => void
  onChoose: (option: ListOption<V>) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

export function OptionList<V extends string>(list: OptionListProps<V>) {
  const { id, options, active, isSearching } = list
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) box.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Opened at the foot of a window, the list would lie below it.
  useEffect(() => {
    if (!list.hidden) box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [list.hidden])

  const toOption = (option: ListOption<V>, index: number) => (
    <Option key={option.value} list={list} option={option} index={index} />
  )
  return (
    <div className={styles.popup} ref={box} hidden={list.hidden}>
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label={typeof list.label === 'string' ? list.label : undefined}
      >
        {isSearching
          ? options.map(toOption)
          : groupsOf(options).map(({ group, first, members }) =>
              group ? (
                <div key={first} role="group" aria-label={group}>
                  <div className={styles.group} aria-hidden="true">
                    {group}
                  </div>
                  {members.map((option, offset) => toOption(option, first + offset))}
                </div>
              ) : (
                members.map((option, offset) => toOption(option, first + offset))
              ),
            )}
      </div>
      {list.note && <p className={styles.note}>{list.note}</p>}
    </div>
  )
}

/** An option has neither focus nor keys: the combobox keeps both and names the active option. */
function Option<V extends string>({
  list: { id, value, active, isSearching, onActive, onChoose },
  option,
  index,
}: {
  list: OptionListProps<V>
  option: ListOption<V>
  index: number
}) {
  const isChosen = option.value === value
  return (
    <div
      className={styles.option}
      id={optionId(id, index)}
      role="option"
      aria-selected={isChosen}
      data-index={index}
      data-active={index === active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => index !== active && onActive(index)}
      onClick={() => onChoose(option)}
    >
      <span dir="auto">{option.label}</span>
      {isSearching && option.group && <span className={styles.of}> {option.group}</span>}
      {isChosen && <Icon name="check" size="small" className={styles.check} />}
    </div>
  )
}

function groupsOf<V extends string>(options: readonly ListOption<V>[]) {
  const groups: { group: string | undefined; first: number; members: ListOption<V>[] }[] = []
  options.forEach((option, index) => {
    const current = groups.at(-1)
    if (current && current.group === option.group) current.members.push(option)
    else groups.push({ group: option.group, first: index, members: [option] })
  })
  return groups
}
