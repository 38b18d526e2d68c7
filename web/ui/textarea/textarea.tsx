import { directionOf, formats, graphemeLength, type Language } from '@rahnama/contract/locale/locale.ts'
import { type Ref, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps, freeText, freeTextClass } from '../field/field.tsx'
import { useDebounced } from '../use-debounced.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { growWithContent } from './grow-with-content.ts'
import styles from './textarea.module.css'

export type TextareaProps = FieldProps & {
  name?: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  /** Lines shown before the box grows. */
  rows?: number
  /**
   * It counts grapheme clusters, as a person does. Typing goes on past it: cutting a pasted text would lose words
   * unseen.
   */
  maxCharacters?: number
  /** What is written in it is in this language, even if it begins with a word of the other script. */
  language?: Language
  disabled?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function Textarea({
  name,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  rows = 4,
  maxCharacters,
  language,
  disabled,
  ref,
  ...field
}: TextareaProps) {
  const [typed, setTyped] = useState(defaultValue ?? '')
  return (
    <Field
      {...field}
      note={maxCharacters !== undefined && <CharactersLeft text={value ?? typed} max={maxCharacters} />}
    >
      {(control) => (
        <textarea
          {...(language ? { lang: language, dir: directionOf(language) } : freeText)}
          {...control}
          {...{ name, value, defaultValue, onBlur, rows, disabled, ref }}
          className={classNames(controlClass, freeTextClass, styles.textarea)}
          style={{ '--rows': rows }}
          onChange={(event) => {
            growWithContent(event.currentTarget)
            setTyped(event.currentTarget.value)
            onValueChange?.(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}

function CharactersLeft({ text, max }: { text: string; max: number }) {
  const texts = useTexts('ui').textarea
  const format = formats(useLanguage().language)
  const left = max - graphemeLength(text)
  const said = sayLeft()
  const settled = useDebounced(said)
  return (
    <>
      <span className={left < 0 ? styles.over : styles.remaining} aria-hidden="true">
        {said}
      </span>
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
    </>
  )

  function sayLeft(): string {
    if (left === 0) return texts.none
    return left > 0 ? texts.left(left, format.number(left)) : texts.over(-left, format.number(-left))
  }
}
