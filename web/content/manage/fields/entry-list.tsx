import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { Body, Shape } from '../shape.ts'
import { AddBlock } from './add-block.tsx'
import styles from './list-field.module.css'
import { useDragOrder } from './use-drag-order.ts'
import { useEntries } from './use-entries.ts'

type EntryListProps<Entry> = {
  id: string
  label: string
  error?: string | undefined
  shape: Extract<Shape, { type: 'list' }>
  entries: readonly Entry[]
  onChange: (entries: Entry[]) => void
  /** What an entry is called; without a name it is counted. */
  nameOf: (entry: Entry) => string
  /** Whether it shows its fields without being asked. */
  isOpen: (entry: Entry, place: number) => boolean
  /** A new entry: of the block that was chosen, where the list holds blocks. */
  create: (block?: Body) => Entry
  draw: (entry: Entry, place: number) => ReactNode
}

/** Entries in an order: added anywhere, duplicated and removed; moved by dragging or with buttons. */
export function EntryList<Entry>({ id, label, error, shape, entries, onChange, ...props }: EntryListProps<Entry>) {
  const texts = useTexts('content').list
  const { number } = formats(useLanguage().language)
  const { keys, add, duplicate, move, remove } = useEntries(entries, onChange, id)
  const { list, dragged, handleOf } = useDragOrder(move)
  const nameOf = (entry: Entry, place: number) => props.nameOf(entry) || texts.entry(label, number(place + 1))
  return (
    <FieldGroup id={id} label={label} error={error}>
      {entries.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol className={styles.list} ref={list}>
        {entries.map((entry, place) => {
          const name = nameOf(entry, place)
          return (
            <li key={keys[place]} className={styles.entry} data-drag={dragged(place)}>
              {entries.length > 1 && (
                <span className={styles.handle} {...handleOf(place)} title={texts.drag(name)}>
                  <Icon name="grip" />
                </span>
              )}
              <div className={styles.content}>
                <Foldable shape={shape.of} name={name} isOpen={props.isOpen(entry, place)}>
                  {props.draw(entry, place)}
                </Foldable>
              </div>
              <div className={styles.acts}>
                <IconButton
                  id={`${id}-up-${keys[place]}`}
                  icon="arrow-up"
                  label={texts.up(name)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  id={`${id}-down-${keys[place]}`}
                  icon="arrow-down"
                  label={texts.down(name)}
                  disabled={place === entries.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                {shape.of.type === 'variants' && (
                  <IconButton
                    icon="copy"
                    label={texts.duplicate(name)}
                    disabled={entries.length >= shape.max}
                    onClick={() => duplicate(place)}
                  />
                )}
                <IconButton
                  icon="trash"
                  label={texts.remove(name)}
                  disabled={entries.length <= shape.min}
                  onClick={() => remove(place)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {entries.length < shape.max &&
        (shape.of.type === 'variants' ? (
          <AddBlock
            shape={shape.of}
            label={texts.add(label)}
            entries={entries.map(nameOf)}
            onAdd={(block, place) => add(props.create(block), place)}
          />
        ) : (
          <div>
            <Button size="small" icon="plus" id={`${id}-add`} onClick={() => add(props.create())}>
              {texts.add(label)}
            </Button>
          </div>
        ))}
    </FieldGroup>
  )
}

/** Entries of several fields fold away behind their name. */
function Foldable({
  shape,
  name,
  isOpen,
  children,
}: {
  shape: Shape
  name: string
  isOpen: boolean
  children: ReactNode
}) {
  const [startsOpen] = useState(isOpen)
  if (shape.type !== 'group' && shape.type !== 'variants') return children
  return (
    <Disclosure summary={<bdi>{name}</bdi>} open={isOpen || startsOpen}>
      <div className={styles.fields}>{children}</div>
    </Disclosure>
  )
}
