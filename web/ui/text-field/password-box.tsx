import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { controlClass } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './text-field.module.css'
import type { TextBoxProps } from './text-field.tsx'

export function PasswordBox({
  control,
  kind: _kind,
  unit: _unit,
  characters: _characters,
  onValueChange,
  ...input
}: TextBoxProps) {
  const texts = useTexts('ui').textField
  const [isShown, setIsShown] = useState<boolean>()
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <span className={styles.password}>
        <input
          autoComplete="current-password"
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={`${controlClass} ${styles.ltr}`}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
        <Button
          className={styles.reveal ?? ''}
          aria-controls={control.id}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </span>
      {hasCapsLock && (
        <span className={styles.capsLock} aria-hidden="true">
          {texts.capsLock}
        </span>
      )}
      <VisuallyHidden role="status">
        {isShown !== undefined && (isShown ? texts.passwordShown : texts.passwordHidden)}{' '}
        {hasCapsLock && texts.capsLock}
      </VisuallyHidden>
    </>
  )
}
