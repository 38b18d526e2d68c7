import { formats } from '@rahnama/contract/locale/locale.ts'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useSettled } from '../use-settled.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { findNamed, indexOptions, type ListOption, searchOptions } from './search-options.ts'
import styles from './searchable-list.module.css'

export type { ListOption } from './search-options.ts'

/** Enough for every country; a longer list is narrowed by typing. */
const MAX_SHOWN = 260

export type SearchableListProps<V extends string> = FieldProps & {
  name?: string
  options: readonly ListOption<V>[]
  value: V | ''
  /** The empty string when the answer is taken back or what is typed names no option. */
  onValueChange: (value: V | '') => void
  onBlur?: () => void
  disabled?: boolean
}

/** One answer out of a long list, found by typing in either language. */
export function SearchableList<V extends string>({
  name,
  options,
  value,
  onValueChange,
  onBlur,
  disabled,
  ...field
}: SearchableListProps<V>) {
  const texts = useTexts('ui').searchableList
  const format = formats(useLanguage().language)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const index = useMemo(() => indexOptions(options), [options])
  const found = useMemo(() => searchOptions(index, typed ?? ''), [index, typed])
  const shown = found.slice(0, MAX_SHOWN)
  const chosen = options.find((option) => option.value === value)
  const text = typed ?? chosen?.label ?? ''
  const said = found.length === 0 ? texts.none : texts.results(found.length, format.number(found.length))
  const settled = useSettled(isOpen ? said : '')

  const open = (at: number) => {
    if (disabled) return
    setIsOpen(true)
    setActive(at)
  }
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = (option: ListOption<V>) => {
    onValueChange(option.value)
    setTyped(undefined)
    close()
  }
  const clear = () => {
    onValueChange('')
    setTyped(undefined)
    close()
    input.current?.focus()
  }
  const type = (next: string) => {
    setTyped(next)
    open(next ? 0 : -1)
  }
  /** What was typed stays in sight even when it names nothing, so that it can be corrected. */
  const leave = () => {
    close()
    if (typed !== undefined) {
      const named = findNamed(index, typed)
      if (named || !typed.trim()) setTyped(undefined)
      if ((named?.value ?? '') !== value) onValueChange(named?.value ?? '')
    }
    onBlur?.()
  }
  const positionOfChosen = () => shown.findIndex((option) => option.value === value)
  const moveByKey = (event: KeyboardEvent) => {
    const last = shown.length - 1
    const activeOption = isOpen ? shown[active] : undefined
    const acts: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? setActive(active >= last ? 0 : active + 1) : open(Math.max(0, positionOfChosen()))),
      ArrowUp: () => (isOpen ? setActive(active <= 0 ? last : active - 1) : open(last)),
      ...(isOpen && {
        PageDown: () => setActive(Math.min(last, active + 10)),
        PageUp: () => setActive(Math.max(0, active - 10)),
        Escape: () => {
          setTyped(undefined)
          close()
        },
      }),
      ...(activeOption && { Enter: () => choose(activeOption) }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <Field {...field}>
      {(control) => {
        const listId = `${control.id}-list`
        const hasActive = isOpen && active >= 0 && active < shown.length
        return (
          <div className={styles.searchable}>
            <input
              {...control}
              ref={input}
              className={classNames(controlClass, styles.box)}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={hasActive ? optionId(listId, active) : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              // Shows nothing; it lets the style know that the box is empty.
              placeholder=" "
              disabled={disabled}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={() => (isOpen ? close() : open(positionOfChosen()))}
              onKeyDown={moveByKey}
              onBlur={leave}
            />
            {text && !disabled ? (
              <IconButton icon="close" label={texts.clear} className={styles.end ?? ''} onClick={clear} />
            ) : (
              <Icon name="search" className={styles.sign} />
            )}
            <OptionList
              id={listId}
              label={field.label}
              options={isOpen ? shown : []}
              hidden={!isOpen}
              value={value}
              active={active}
              isSearching={Boolean(typed?.trim())}
              note={
                found.length === 0 ? texts.none : found.length > shown.length && texts.more(format.number(shown.length))
              }
              onActive={setActive}
              onChoose={choose}
            />
            <VisuallyHidden role="status">{settled}</VisuallyHidden>
            {name && <input type="hidden" name={name} value={value} />}
          </div>
        )
      }}
    </Field>
  )
}
