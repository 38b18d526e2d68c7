import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import type { useAuthForm } from '../answers.ts'
import { StrengthNote } from './strength-note.tsx'
import { usePasswordMin } from './use-password-min.ts'

type NewPasswordFieldsProps = { form: ReturnType<typeof useAuthForm>; email: string; label?: string }

export function NewPasswordFields({ form, email, label }: NewPasswordFieldsProps) {
  const { passwordHint } = useTexts('auth')
  const { number } = formats(useLanguage().language)
  const minChars = usePasswordMin()
  const password = form.field('newPassword')
  const hint = passwordHint(number(minChars), password.hint ?? '')
  return (
    <>
      <div>
        <TextField {...password} hint={hint} {...(label && { label })} kind="password" autoComplete="new-password" />
        <StrengthNote password={password.value} email={email} minChars={minChars} />
      </div>
      <TextField {...form.field('confirmPassword')} kind="password" autoComplete="new-password" />
    </>
  )
}
