import { useTexts } from '../../i18n/i18n.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { type AnswerSheet, useAuthForm } from '../answers.ts'
import { AuthFailure, orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'

type SignInFormProps = {
  sheet: AnswerSheet
  /** Signing in again is for the same person. */
  isEmailFixed?: boolean
  act?: string
  onNotConfirmed?: () => Promise<void>
}

export function SignInForm({ sheet, isEmailFixed = false, act, onNotConfirmed }: SignInFormProps) {
  const texts = useTexts('auth')
  const { client } = useAuth()
  const form = useAuthForm(sheet, ['email', 'password'], async ({ email, password }) => {
    try {
      orThrow(await (await client()).signInWithPassword({ email: email.trim(), password }))
      sheet.set('password', '')
    } catch (error) {
      const isWaiting = error instanceof AuthFailure && error.code === 'email_not_confirmed'
      if (!isWaiting || !onNotConfirmed) throw error
      await onNotConfirmed()
    }
  })
  return (
    <Form form={form} act={act ?? texts.signIn.act} busy={texts.signIn.busy} wide>
      <TextField {...form.field('email')} kind="email" autoComplete="username" readOnly={isEmailFixed} />
      <TextField {...form.field('password')} kind="password" autoComplete="current-password" />
    </Form>
  )
}
