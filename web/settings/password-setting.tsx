import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthFailure, asPasswordFault, orThrow, useAnswers, useAuth, useAuthForm } from '../auth/auth.tsx'
import { NewPasswordFields } from '../auth/new-password/new-password.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Form } from '../ui/form/form.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { sessionsQuery } from './queries.ts'
import { Setting, useOpenSetting } from './setting.tsx'

export function PasswordSetting() {
  const texts = useTexts('settings').security.password
  const [isChanged, setChanged] = useState(false)
  return (
    <Setting name="password" label={texts.label} value={texts.hidden} done={isChanged && texts.changed}>
      <PasswordForm onChanged={() => setChanged(true)} />
    </Setting>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const texts = useTexts('settings')
  const { password } = texts.security
  const auth = useAuth()
  const queries = useQueryClient()
  const { close } = useOpenSetting('password')
  const email = auth.status === 'signedIn' ? (auth.user.email ?? '') : ''
  const names = ['password', 'newPassword', 'confirmPassword'] as const
  const form = useAuthForm(useAnswers(), names, async (answers) => {
    try {
      const change = { password: answers.newPassword, current_password: answers.password }
      orThrow(await (await auth.client()).updateUser(change))
    } catch (error) {
      const isWrong = error instanceof AuthFailure && error.code === 'invalid_credentials'
      return isWrong ? { password: 'WRONG' } : asPasswordFault(error)
    }
    await queries.invalidateQueries(sessionsQuery)
    onChanged()
    close()
  })
  return (
    <Form form={form} act={password.act} busy={texts.saving}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField {...form.field('password')} label={password.present} kind="password" autoComplete="current-password" />
      <NewPasswordFields form={form} email={email} label={password.next} />
    </Form>
  )
}
