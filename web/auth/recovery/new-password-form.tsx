import { useTexts } from '../../i18n/i18n.tsx'
import { Form } from '../../ui/form/form.tsx'
import { type AnswerSheet, asPasswordFault, useAuthForm } from '../answers.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import { NewPasswordFields } from '../new-password/new-password.tsx'

/** A recovery mail leads here: the old password need not be known. */
export function NewPasswordForm({ sheet, onSaved }: { sheet: AnswerSheet; onSaved: () => void }) {
  const texts = useTexts('auth').newPassword
  const auth = useAuth()
  const email = auth.status === 'signedIn' ? (auth.user.email ?? '') : ''
  const form = useAuthForm(sheet, ['newPassword', 'confirmPassword'], async ({ newPassword }) => {
    try {
      orThrow(await (await auth.client()).updateUser({ password: newPassword }))
      onSaved()
    } catch (error) {
      return asPasswordFault(error)
    }
  })
  return (
    <Form form={form} act={texts.act} busy={texts.busy} wide>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields form={form} email={email} />
    </Form>
  )
}
