import { useTexts } from '../../i18n/i18n.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { passwordStrength } from './password-strength.ts'
import styles from './strength-note.module.css'

/** The strength is told in words, with a bar for the eye; a screen reader hears it once typing pauses. */
export function StrengthNote({ password, email, minChars }: { password: string; email: string; minChars: number }) {
  const texts = useTexts('auth').strength
  const strength = passwordStrength(password, email, minChars)
  const words = strength === 'short' ? texts.short(minChars - [...password].length) : texts[strength]
  const heard = useDebounced(password === '' ? '' : `${texts.label} ${words}`)
  return (
    <div className={styles.note} data-strength={strength} hidden={password === ''}>
      <span className={styles.bar} aria-hidden="true" />
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </div>
  )
}
