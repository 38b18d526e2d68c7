import { isolate } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { FieldGroup, type FieldProps } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ItemRow } from './item-row.tsx'
import styles from './repeat-group.module.css'
import { useFocusAfterChange } from './use-focus-after-change.ts'

export type Editing<T> = { item: T; isNew: boolean; onSave: (item: T) => void; onCancel: () => void }

export type RepeatGroupProps<T extends { id: string }> = FieldProps & {
  items: readonly T[]
  onItemsChange: (items: T[]) => void
  makeItem: () => T
  /** A person would call it so: "Software engineer at Pars". */
  nameOf: (item: T) => string
  detailOf?: (item: T) => ReactNode
  editor: (editing: Editing<T>) => ReactNode
  addLabel?: string
  emptyText?: ReactNode
  max?: number
}

type Removed<T> = { item: T; index: number }

/** Jobs, children, tests: a list of which one item at a time is edited, and whose removals can be undone. */
export function RepeatGroup<T extends { id: string }>({
  items,
  onItemsChange,
  makeItem,
  nameOf,
  detailOf,
  editor,
  addLabel,
  emptyText,
  max = Number.POSITIVE_INFINITY,
  ...field
}: RepeatGroupProps<T>) {
  const texts = useTexts('ui').repeatGroup
  const id = useId()
  const [edited, setEdited] = useState<T>()
  const [removed, setRemoved] = useState<Removed<T>>()
  const [said, setSaid] = useState('')
  const focusSoon = useFocusAfterChange()
  const addButton = `${id}-add`
  const undoButton = `${id}-undo`
  const editorPlace = `${id}-editor`
  const editButton = (item: T) => `${id}-edit-${item.id}`
  const isNew = edited !== undefined && !items.some((item) => item.id === edited.id)

  const edit = (item: T) => {
    setRemoved(undefined)
    setEdited(item)
    focusSoon(editorPlace)
  }
  const save = (item: T) => {
    onItemsChange(isNew ? [...items, item] : items.map((each) => (each.id === item.id ? item : each)))
    setEdited(undefined)
    focusSoon(editButton(item))
  }
  const cancel = () => {
    if (edited) focusSoon(isNew ? addButton : editButton(edited))
    setEdited(undefined)
  }
  const remove = (item: T) => {
    setRemoved({ item, index: items.indexOf(item) })
    onItemsChange(items.filter((each) => each.id !== item.id))
    setSaid(texts.removed(isolate(nameOf(item))))
    focusSoon(undoButton)
  }
  const undo = ({ item, index }: Removed<T>) => {
    onItemsChange(items.toSpliced(index, 0, item))
    setRemoved(undefined)
    setSaid(texts.restored(isolate(nameOf(item))))
    focusSoon(editButton(item))
  }
  const editing = edited && editor({ item: edited, isNew, onSave: save, onCancel: cancel })

  const row = (item: T) =>
    edited?.id === item.id ? (
      <li key={item.id} className={styles.item} id={editorPlace}>
        {editing}
      </li>
    ) : (
      <ItemRow
        key={item.id}
        name={nameOf(item)}
        detail={detailOf?.(item)}
        editButton={editButton(item)}
        isLocked={edited !== undefined}
        onEdit={() => edit(item)}
        onRemove={() => remove(item)}
      />
    )
  const removedRow = removed && (
    <li key={`${removed.item.id}-removed`} className={styles.removed}>
      <span>{texts.removed(isolate(nameOf(removed.item)))}</span>
      <Button variant="quiet" size="small" icon="undo" id={undoButton} onClick={() => undo(removed)}>
        {texts.undo}
      </Button>
    </li>
  )

  return (
    <FieldGroup {...field}>
      {items.length === 0 && !removed && !edited && emptyText && <p className={styles.empty}>{emptyText}</p>}
      {(items.length > 0 || removed) && (
        <ul className={styles.items}>
          {items.map(row).toSpliced(removed?.index ?? 0, 0, ...(removedRow ? [removedRow] : []))}
        </ul>
      )}
      {isNew && (
        <div className={styles.item} id={editorPlace}>
          {editing}
        </div>
      )}
      {!edited && items.length < max && (
        <div>
          <Button id={addButton} icon="plus" onClick={() => edit(makeItem())}>
            {addLabel ?? texts.add}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  )
}
