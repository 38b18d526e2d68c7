import { type ReactNode, type Ref, useId } from 'react'
import { FieldError, FieldGroup, type FieldProps, Hint } from '../field/field.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  name?: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One statement to agree to or switch on. */
export function Checkbox({ id: given, label, hint, error, onCheckedChange, ...input }: CheckboxProps) {
  const own = useId()
  const id = given ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={styles.checkbox} data-invalid={error ? '' : undefined}>
      <div className={styles.error}>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      <input
        {...input}
        className={styles.box}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.hint}>
        <Hint id={hintId}>{hint}</Hint>
      </div>
    </div>
  )
}

export type CheckboxOption<V extends string = string> = { value: V; label: ReactNode; hint?: ReactNode }

export type CheckboxGroupProps<V extends string> = FieldProps & {
  name?: string
  options: readonly CheckboxOption<V>[]
  values: readonly V[]
  onValuesChange: (values: V[]) => void
}

/** Several answers to one question; the answers keep the order of the options. */
export function CheckboxGroup<V extends string>({
  name,
  options,
  values,
  onValuesChange,
  ...field
}: CheckboxGroupProps<V>) {
  const toggle = (value: V, checked: boolean) =>
    onValuesChange(
      options.map((option) => option.value).filter((each) => (each === value ? checked : values.includes(each))),
    )
  return (
    <FieldGroup {...field}>
      <div className={styles.group}>
        {options.map(({ value, ...option }) => (
          <Checkbox
            key={value}
            {...option}
            {...(name ? { name } : {})}
            value={value}
            checked={values.includes(value)}
            onCheckedChange={(checked) => toggle(value, checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
