import { useTexts } from '../../i18n/i18n.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { type AnswerSheet, useAuthForm } from '../answers.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'

export function ForgotForm({ sheet, onSent }: { sheet: AnswerSheet; onSent: () => void }) {
  const texts = useTexts('auth').forgot
  const { client } = useAuth()
  const form = useAuthForm(sheet, ['email'], async ({ email }) => {
    orThrow(await (await client()).resetPasswordForEmail(email.trim()))
    onSent()
  })
  return (
    <Form form={form} act={texts.act} busy={texts.busy} wide>
      <TextField {...form.field('email')} kind="email" autoComplete="username" />
    </Form>
  )
}
