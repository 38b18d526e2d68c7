import { formats } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { type Body, emptyOf, type Shape } from '../shape.ts'
import { AddBlock } from './add-block.tsx'
import { useSurroundings } from './field-context.ts'
import styles from './list-field.module.css'
import type { ShapeFieldProps } from './shape-field.tsx'

type ListFieldProps = ShapeFieldProps<Extract<Shape, { type: 'list' }>> & {
  /** Draws one entry; handed in because an entry may hold a list again. */
  draw: (entry: ShapeFieldProps) => ReactNode
}

/** Entries in an order: added, moved and removed with buttons. */
export function ListField({ shape, path, name, label, value, onChange, draw }: ListFieldProps) {
  const texts = useTexts('content').list
  const { number } = formats(useLanguage().language)
  const { idOf, errorOf, hasErrorWithin } = useSurroundings()
  const nameOf = useEntryName()
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const { keys, add, duplicate, move, remove } = useEntries(entries, onChange, idOf(path))
  return (
    <FieldGroup id={idOf(path)} label={label} error={errorOf(path)}>
      {entries.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol className={styles.list}>
        {entries.map((entry, place) => {
          const place1 = number(place + 1)
          const entryName = nameOf(entry) || texts.entry(label, place1)
          const entryPath = `${path}.${place}`
          const field = draw({
            shape: shape.of,
            path: entryPath,
            name,
            label: texts.entry(label, place1),
            labelHidden: true,
            value: entry,
            onChange: (next) => onChange(entries.with(place, next)),
          })
          return (
            <li key={keys[place]} className={styles.entry}>
              <div className={styles.content}>
                <Foldable shape={shape.of} name={entryName} isOpen={hasErrorWithin(entryPath) || isUntitled(entry)}>
                  {field}
                </Foldable>
              </div>
              <div className={styles.acts}>
                <IconButton
                  id={`${idOf(path)}-up-${keys[place]}`}
                  icon="arrow-up"
                  label={texts.up(entryName)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  id={`${idOf(path)}-down-${keys[place]}`}
                  icon="arrow-down"
                  label={texts.down(entryName)}
                  disabled={place === entries.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                {shape.of.type === 'variants' && (
                  <IconButton
                    icon="copy"
                    label={texts.duplicate(entryName)}
                    disabled={entries.length >= shape.max}
                    onClick={() => duplicate(place)}
                  />
                )}
                <IconButton
                  icon="trash"
                  label={texts.remove(entryName)}
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
            entries={entries.map((entry, place) => nameOf(entry) || texts.entry(label, number(place + 1)))}
            onAdd={add}
          />
        ) : (
          <div>
            <Button size="small" icon="plus" id={`${idOf(path)}-add`} onClick={() => add(emptyOf(shape.of))}>
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

function useEntryName() {
  const { blocks } = useTexts('content')
  return (entry: unknown): string => {
    if (typeof entry !== 'object' || entry === null) return ''
    const { type } = entry as Body
    const block = typeof type === 'string' && type in blocks ? blocks[type as keyof typeof blocks] : undefined
    return [block, wordsOf(entry)].filter(Boolean).join(': ')
  }
}

function wordsOf(entry: unknown): string | undefined {
  const { title, label } = entry as Body
  return [title, label].find((each): each is string => typeof each === 'string' && each !== '')
}

const isUntitled = (entry: unknown) => typeof entry === 'object' && wordsOf(entry) === undefined

/** Keys that go with their entries, so that what is open or typed into stays with its own. */
function useEntries(entries: readonly unknown[], onChange: (entries: unknown[]) => void, id: string) {
  const [known, setKeys] = useState<readonly string[]>([])
  const focusNext = useRef<string>(undefined)
  const keys = known.length === entries.length ? known : entries.map((_, place) => `${place}`)
  useEffect(() => {
    if (!focusNext.current) return
    const button = document.getElementById(focusNext.current)
    focusNext.current = undefined
    if (button instanceof HTMLButtonElement && !button.disabled) button.focus()
  })
  return {
    keys,
    add: (entry: unknown, place = entries.length) => {
      setKeys(keys.toSpliced(place, 0, crypto.randomUUID()))
      onChange(entries.toSpliced(place, 0, entry))
    },
    duplicate: (place: number) => {
      const key = crypto.randomUUID()
      focusNext.current = `${id}-up-${key}`
      setKeys(keys.toSpliced(place + 1, 0, key))
      onChange(entries.toSpliced(place + 1, 0, structuredClone(entries[place])))
    },
    move: (from: number, to: number) => {
      const moved = <T,>(list: readonly T[]) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T)
      focusNext.current = `${id}-${to < from ? 'up' : 'down'}-${keys[from]}`
      setKeys(moved(keys))
      onChange(moved(entries))
    },
    remove: (place: number) => {
      focusNext.current = `${id}-add`
      setKeys(keys.toSpliced(place, 1))
      onChange(entries.toSpliced(place, 1))
    },
  }
}
