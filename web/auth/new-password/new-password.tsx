import { TextField } from '../../ui/text-field/text-field.tsx'
import type { useAuthForm } from '../answers.ts'
import { StrengthNote } from './strength-note.tsx'

type NewPasswordFieldsProps = { form: ReturnType<typeof useAuthForm>; email: string; label?: string }

export function NewPasswordFields({ form, email, label }: NewPasswordFieldsProps) {
  const password = form.field('newPassword')
  return (
    <>
      <div>
        <TextField {...password} {...(label && { label })} kind="password" autoComplete="new-password" />
        <StrengthNote password={password.value} email={email} />
      </div>
      <TextField {...form.field('confirmPassword')} kind="password" autoComplete="new-password" />
    </>
  )
}
