import { type ReactNode, useId } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** Every question has these, whatever its control looks like. */
export type FieldProps = {
  /** Fixed when an error summary links to the field. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** The label is hidden where the question is already the heading above it. */
  labelHidden?: boolean
}

/** Spread on the control so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** The look of every box a person types in. */
export const controlClass = styles.control

/** Words in either script decide their own direction. The placeholder shows nothing; it tells the style that the box is empty. */
export const freeText = { dir: 'auto', placeholder: ' ' } as const
export const freeTextClass = styles.free

export function Field({
  children,
  note,
  ...field
}: FieldProps & { note?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const { control, hintId, errorId } = useFieldIds(field)
  return (
    <div className={styles.field} data-invalid={field.error ? '' : undefined}>
      <label className={field.labelHidden ? styles.hidden : styles.label} htmlFor={control.id}>
        {field.label} {field.optional && <OptionalMark />}
      </label>
      <Hint id={hintId}>{field.hint}</Hint>
      <FieldError id={errorId}>{field.error}</FieldError>
      {children(control)}
      {note}
    </div>
  )
}

/** Several controls that answer one question: radios, checkboxes, the parts of a date. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { control, hintId, errorId } = useFieldIds(field)
  return (
    <fieldset
      className={styles.group}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-invalid={field.error ? '' : undefined}
    >
      <legend className={field.labelHidden ? styles.hidden : styles.label}>
        {field.label} {field.optional && <OptionalMark />}
      </legend>
      <Hint id={hintId}>{field.hint}</Hint>
      <FieldError id={errorId}>{field.error}</FieldError>
      {children}
    </fieldset>
  )
}

export function OptionalMark() {
  return <span className={styles.optional}>{useTexts('ui').optional}</span>
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const texts = useTexts('ui')
  if (!children) return null
  return (
    <p className={styles.error} id={id}>
      <VisuallyHidden>{texts.field.error} </VisuallyHidden>
      {children}
    </p>
  )
}

function useFieldIds({ id: given, hint, error }: FieldProps): {
  control: ControlProps
  hintId: string
  errorId: string
} {
  const own = useId()
  const id = given ?? own
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return {
    control: {
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
    hintId,
    errorId,
  }
}
