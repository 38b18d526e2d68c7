import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode, Ref } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { type ControlProps, controlClass, Field, type FieldProps, freeText, freeTextClass } from '../field/field.tsx'
import { EmailBox } from './email-box.tsx'
import { foldWhileTyping } from './fold-while-typing.ts'
import { PasswordBox } from './password-box.tsx'
import styles from './text-field.module.css'
import { type TextKind, traitsOf } from './text-kinds.ts'

export { foldWhileTyping } from './fold-while-typing.ts'
export type { TextKind } from './text-kinds.ts'

export type TextFieldProps = FieldProps & {
  kind?: TextKind
  name?: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  autoComplete?: string
  /** Width of the answer we expect; the box is full width without it. */
  characters?: number
  /** The number counts this; it is shown behind the box. */
  unit?: ReactNode
  maxLength?: number
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({ id, label, hint, error, optional, labelHidden, ...box }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error }} optional={optional ?? false} labelHidden={labelHidden ?? false}>
      {(control) => <Box {...box} control={control} />}
    </Field>
  )
}

function Box(box: TextBoxProps) {
  if (box.kind === 'password') return <PasswordBox {...box} />
  if (box.kind === 'email') return <EmailBox {...box} draw={(drawn) => <TextBox {...drawn} />} />
  return <TextBox {...box} />
}

export type TextBoxProps = Omit<TextFieldProps, keyof FieldProps> & { control: ControlProps }

function TextBox({ unit, ...box }: TextBoxProps) {
  if (!unit) return <TextInput {...box} />
  const unitId = `${box.control.id}-unit`
  const describedBy = [box.control['aria-describedby'], unitId].filter(Boolean).join(' ')
  return (
    <span className={styles.measured}>
      <TextInput {...box} control={{ ...box.control, 'aria-describedby': describedBy }} />
      <span className={styles.unit} id={unitId}>
        {unit}
      </span>
    </span>
  )
}

function TextInput({
  control,
  kind = 'text',
  characters,
  onValueChange,
  onBlur,
  value,
  defaultValue,
  ...input
}: Omit<TextBoxProps, 'unit'>) {
  const { fold, isNumber, ...traits } = traitsOf(kind)
  const write = useNumberWriting()
  const show = (folded: string) => (isNumber ? write(folded) : folded)
  return (
    <input
      {...(traits.dir === 'auto' && freeText)}
      {...traits}
      {...input}
      {...(value !== undefined && { value: show(value) })}
      {...(defaultValue !== undefined && { defaultValue: show(defaultValue) })}
      {...control}
      className={classNames(
        controlClass,
        traits.dir === 'ltr' ? styles.ltr : freeTextClass,
        characters !== undefined && styles.sized,
      )}
      style={characters ? { '--characters': characters } : undefined}
      onBlur={onBlur}
      onChange={(event) => {
        const shown = foldWhileTyping(event.currentTarget, (typed) => show(fold(typed)))
        onValueChange?.(fold(shown))
      }}
    />
  )
}

/** A number in the digits of the page, mark for mark, so that the caret stays where it is. */
function useNumberWriting() {
  const { language } = useLanguage()
  const { digits } = formats(language)
  return (folded: string) => (language === 'fa' ? digits(folded).replace('.', '٫') : digits(folded))
}
