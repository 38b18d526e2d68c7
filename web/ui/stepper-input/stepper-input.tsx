import { formats, parseDecimal } from '@rahnama/contract/locale/locale.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps } from '../field/field.tsx'
import styles from './stepper-input.module.css'

export type StepperInputProps = Omit<FieldProps, 'label'> & {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  unit?: ReactNode
}

/** A number to try out: less, more, or typed. */
export function StepperInput({ value, onValueChange, min, max, step = 1, unit, ...field }: StepperInputProps) {
  const texts = useTexts('ui').stepperInput
  const format = formats(useLanguage().language)
  const [draft, setDraft] = useState<string>()
  const decimals = String(step).split('.')[1]?.length ?? 0
  const shown = format.number(value, { decimals })

  const moveTo = (next: number) => {
    setDraft(undefined)
    onValueChange(within(min, max, Number(next.toFixed(decimals))))
  }
  const type = (typed: string) => {
    setDraft(typed)
    const next = parseDecimal(typed)
    if (next !== undefined && next >= min && next <= max) onValueChange(next)
  }
  const settle = () => {
    const next = draft === undefined ? undefined : parseDecimal(draft)
    if (next === undefined) setDraft(undefined)
    else moveTo(min + Math.round((next - min) / step) * step)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const change = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key]
    if (change === undefined) return
    event.preventDefault()
    moveTo(value + change)
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.stepper}>
          <IconButton
            icon="minus"
            variant="secondary"
            tabIndex={-1}
            label={texts.less(field.label)}
            disabled={value <= min}
            onClick={() => moveTo(value - step)}
          />
          <input
            {...control}
            className={classNames(controlClass, styles.box)}
            role="spinbutton"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuenow={value}
            aria-valuetext={shown}
            aria-valuemin={min}
            aria-valuemax={max}
            value={draft ?? shown}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={moveByKey}
          />
          <IconButton
            icon="plus"
            variant="secondary"
            tabIndex={-1}
            label={texts.more(field.label)}
            disabled={value >= max}
            onClick={() => moveTo(value + step)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}

function within(min: number, max: number, value: number): number {
  return Math.min(max, Math.max(min, value))
}
