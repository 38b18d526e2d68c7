import type { Ref } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

export type SelectOption<V extends string = string> = { value: V; label: string; disabled?: boolean }
export type SelectGroup<V extends string = string> = { label: string; options: readonly SelectOption<V>[] }

export type SelectProps<V extends string> = FieldProps & {
  name?: string
  /** A select has up to about fifteen options; a longer list is a SearchableList. */
  options: readonly (SelectOption<V> | SelectGroup<V>)[]
  value?: V | '' | undefined
  defaultValue?: V | ''
  /** The empty string when the answer is taken back. */
  onValueChange?: (value: V | '') => void
  onBlur?: () => void
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

export function Select<V extends string>({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  disabled,
  ref,
  ...field
}: SelectProps<V>) {
  const texts = useTexts('ui').select
  const chosen = onValueChange && defaultValue === undefined ? { value: value ?? '' } : { defaultValue }
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            {...chosen}
            {...{ name, onBlur, disabled, ref }}
            className={classNames(controlClass, styles.control)}
            onChange={(event) => onValueChange?.(event.currentTarget.value as V | '')}
          >
            <option value="">{texts.choose}</option>
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
