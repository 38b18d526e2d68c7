import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldProps, Hint } from '../field/field.tsx'
import styles from './radio.module.css'

export type RadioOption<V extends string = string> = {
  value: V
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<V extends string> = FieldProps & {
  name?: string
  options: readonly RadioOption<V>[]
  value?: V | undefined
  defaultValue?: V
  onValueChange?: (value: V) => void
  /** `inline` for two or three short answers such as yes and no. */
  layout?: 'stacked' | 'inline'
}

export function RadioGroup<V extends string>({
  name: givenName,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'stacked',
  ...field
}: RadioGroupProps<V>) {
  const ownName = useId()
  const name = givenName ?? ownName
  const isControlled = onValueChange !== undefined && defaultValue === undefined
  return (
    <FieldGroup {...field}>
      <div className={styles[layout]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            option={option}
            {...(isControlled
              ? { checked: option.value === value }
              : { defaultChecked: option.value === defaultValue })}
            onChoose={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type RadioProps = {
  name: string
  option: RadioOption
  checked?: boolean
  defaultChecked?: boolean
  onChoose: () => void
}

function Radio({ name, option, onChoose, ...checked }: RadioProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={styles.option}>
      <input
        {...checked}
        className={styles.button}
        type="radio"
        id={id}
        name={name}
        value={option.value}
        disabled={option.disabled}
        aria-describedby={option.hint ? hintId : undefined}
        onChange={onChoose}
      />
      <label className={styles.label} htmlFor={id}>
        {option.label}
      </label>
      <div className={styles.hint}>
        <Hint id={hintId}>{option.hint}</Hint>
      </div>
    </div>
  )
}
