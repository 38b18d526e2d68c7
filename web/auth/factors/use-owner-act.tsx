import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { asFault, useAnswers, useAuthForm } from '../answers.ts'
import { askAsSessionOwner } from '../as-session-owner.ts'
import type { AuthClient } from '../auth-client.ts'
import { useAuth } from '../auth-provider.tsx'
import { needsProof } from './needs-proof.ts'

type OwnerAct = {
  form: ReturnType<typeof useAuthForm>
  /** The password is asked for here, once it is. */
  password: ReactNode
}

/** A form for what only the owner may do: when signing in is a while ago, it asks for the password in place and goes on. */
export function useOwnerAct(act: (client: AuthClient) => Promise<void>): OwnerAct {
  const { passwordAgain } = useTexts('auth')
  const { client } = useAuth()
  const [asksPassword, setAsksPassword] = useState(false)
  const form = useAuthForm(useAnswers(), asksPassword ? ['password'] : [], async ({ password }) => {
    try {
      const created = await client()
      if (asksPassword) await askAsSessionOwner(created, '/reauthenticate', { current_password: password })
      await act(created)
    } catch (error) {
      if (needsProof(error)) setAsksPassword(true)
      else return asFault(error, { invalid_credentials: { password: 'WRONG' } })
    }
  })
  const field = form.field('password')
  useEffect(() => {
    if (asksPassword) document.getElementById(field.id)?.focus()
  }, [asksPassword, field.id])
  return {
    form,
    password: asksPassword && (
      <TextField {...field} hint={passwordAgain} kind="password" autoComplete="current-password" />
    ),
  }
}
