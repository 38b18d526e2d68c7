import { formats } from '@rahnama/contract/locale/locale.ts'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useDebounced } from '../use-debounced.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { OptionList, optionId } from './option-list.tsx'
import type { Options } from './search-options.ts'
import styles from './searchable-list.module.css'
import { useSearching } from './use-searching.ts'

export type { ListOption } from './search-options.ts'

export type SearchableListProps<V extends string> = FieldProps & {
  name?: string
  options: Options<V>
  value: V | ''
  /** The value is called so, where that is known without making the list. */
  chosenLabel?: string
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
  chosenLabel,
  onValueChange,
  onBlur,
  disabled,
  ...field
}: SearchableListProps<V>) {
  const texts = useTexts('ui').searchableList
  const { number } = formats(useLanguage().language)
  const input = useRef<HTMLInputElement>(null)
  const searching = useSearching({ options, value, chosenLabel, onValueChange })
  const { text, isOpen, active, found, shown } = searching
  const said = found.length === 0 ? texts.none : texts.results(found.length, number(found.length))
  const settled = useDebounced(isOpen ? said : '')

  return (
    <Field {...field}>
      {(control) => {
        const listId = `${control.id}-list`
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
              aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              value={text}
              onChange={(event) => searching.type(event.currentTarget.value)}
              onClick={searching.toggle}
              onKeyDown={searching.moveByKey}
              onBlur={() => {
                searching.leave()
                onBlur?.()
              }}
            />
            {text && !disabled ? (
              <IconButton
                icon="close"
                label={texts.clear}
                className={styles.end ?? ''}
                onClick={() => {
                  searching.clear()
                  input.current?.focus()
                }}
              />
            ) : (
              <Icon name="search" className={styles.sign} />
            )}
            <OptionList
              id={listId}
              label={field.label}
              options={shown}
              hidden={!isOpen}
              value={value}
              active={active}
              isSearching={searching.isSearching}
              note={found.length === 0 ? texts.none : found.length > shown.length && texts.more(number(shown.length))}
              onActive={searching.setActive}
              onChoose={searching.choose}
            />
            <VisuallyHidden role="status">{settled}</VisuallyHidden>
            {name && <input type="hidden" name={name} value={value} />}
          </div>
        )
      }}
    </Field>
  )
}
