import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asFault, orThrow, useAnswers, useAuth, useAuthForm } from '../auth/auth.tsx'
import { confirmNewEmail } from '../auth/registration/registration.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Form, useUncheckedForm } from '../ui/form/form.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { meQuery } from './queries.ts'
import { Setting, useOpenSetting } from './setting.tsx'

/** The old address stays until the new one has answered. */
export function EmailSetting() {
  const texts = useTexts('settings').security.email
  const { data: me } = useSuspenseQuery(meQuery)
  const [isChanged, setChanged] = useState(false)
  return (
    <Setting
      name="email"
      label={texts.label}
      value={
        <>
          <bdi dir="ltr">{me.email}</bdi> {!me.isEmailConfirmed && <Badge tone="warning">{texts.unconfirmed}</Badge>}
          {me.newEmail && (
            <p>
              {texts.waiting} <bdi dir="ltr">{me.newEmail}</bdi>
            </p>
          )}
        </>
      }
      done={isChanged && texts.changed}
    >
      {!me.isEmailConfirmed && <ProveForm email={me.email} />}
      {me.newEmail && <ConfirmForm newEmail={me.newEmail} onConfirmed={() => setChanged(true)} />}
      <AskForm />
    </Setting>
  )
}

/** Whoever registered where nobody must confirm first, and lost the welcome. */
function ProveForm({ email: address }: { email: string }) {
  const texts = useTexts('settings')
  const { email } = texts.security
  const { client } = useAuth()
  const [isSent, setSent] = useState(false)
  const form = useUncheckedForm(async () => {
    orThrow(await (await client()).resend({ type: 'signup', email: address }))
    setSent(true)
  })
  if (isSent) {
    return (
      <Alert tone="success" live>
        {email.proofSent}
      </Alert>
    )
  }
  return (
    <Form form={form} act={email.sendProof} busy={texts.saving} variant="secondary">
      <p>{email.proofHint}</p>
    </Form>
  )
}

function AskForm() {
  const texts = useTexts('settings')
  const { email, password } = texts.security
  const { client } = useAuth()
  const queries = useQueryClient()
  const form = useAuthForm(useAnswers(), ['email', 'password'], async (answers) => {
    try {
      const change = { email: answers.email.trim(), current_password: answers.password }
      orThrow(await (await client()).updateUser(change))
    } catch (error) {
      return asFault(error, {
        invalid_credentials: { password: 'WRONG' },
        email_address_invalid: { email: 'NOT_AN_EMAIL' },
      })
    }
    await queries.invalidateQueries(meQuery)
  })
  return (
    <Form form={form} act={email.act} busy={texts.saving}>
      <TextField {...form.field('email')} label={email.newEmail} hint={email.hint} kind="email" autoComplete="email" />
      <TextField {...form.field('password')} label={password.present} kind="password" autoComplete="current-password" />
    </Form>
  )
}

function ConfirmForm({ newEmail, onConfirmed }: { newEmail: string; onConfirmed: () => void }) {
  const texts = useTexts('settings')
  const { email } = texts.security
  const { client } = useAuth()
  const queries = useQueryClient()
  const { close } = useOpenSetting('email')
  const form = useAuthForm(useAnswers(), ['code'], async ({ code }) => {
    try {
      await confirmNewEmail(await client(), { email: newEmail, token: code })
    } catch (error) {
      return asFault(error, { otp_expired: { code: 'WRONG' } })
    }
    await queries.invalidateQueries(meQuery)
    onConfirmed()
    close()
  })
  return (
    <>
      <Alert tone="info" live>
        {email.sent}
      </Alert>
      <Form form={form} act={email.confirm} busy={texts.saving}>
        <TextField {...form.field('code')} kind="oneTimeCode" characters={8} />
      </Form>
    </>
  )
}
