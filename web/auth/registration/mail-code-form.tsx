import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { type AnswerSheet, asFault, useAuthForm } from '../answers.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import styles from './mail-code-form.module.css'

type MailCodeFormProps = {
  sheet: AnswerSheet
  /** Which mail the code came with. */
  purpose: 'signup' | 'recovery'
  onOtherAddress: () => void
}

/** The six digits we mailed. Whoever opened the page anew is asked for the address, too. */
export function MailCodeForm({ sheet, purpose, onOtherAddress }: MailCodeFormProps) {
  const { reset, confirm } = useTexts('auth')
  const texts = purpose === 'recovery' ? { ...reset, wrongAddress: reset.otherAddress } : confirm
  const { client } = useAuth()
  const [isAddressKnown] = useState(sheet.values.email !== '')

  const form = useAuthForm(sheet, isAddressKnown ? ['code'] : ['email', 'code'], async ({ email, code }) => {
    try {
      orThrow(await (await client()).verifyOtp({ email: email.trim(), token: code, type: purpose }))
      sheet.set('code', '')
    } catch (error) {
      return asFault(error, { otp_expired: { code: 'WRONG' } })
    }
  })

  return (
    <Form
      form={form}
      act={texts.act}
      busy={texts.busy}
      wide
      also={
        <div className={styles.also}>
          <SendAgain sheet={sheet} purpose={purpose} act={texts.again} done={texts.sentAgain} />
          <Button variant="quiet" onClick={onOtherAddress}>
            {texts.wrongAddress}
          </Button>
        </div>
      }
    >
      {isAddressKnown ? (
        <p className={styles.address}>
          {reset.sentTo} <bdi dir="ltr">{sheet.values.email.trim()}</bdi>
        </p>
      ) : (
        <TextField {...form.field('email')} kind="email" autoComplete="username" />
      )}
      <TextField {...form.field('code')} kind="oneTimeCode" characters={8} />
    </Form>
  )
}

type SendAgainProps = { sheet: AnswerSheet; purpose: 'signup' | 'recovery'; act: string; done: string }

function SendAgain({ sheet, purpose, act, done }: SendAgainProps) {
  const { client } = useAuth()
  const [isSent, setSent] = useState(false)
  const sending = useAct(async () => {
    setSent(false)
    const email = sheet.values.email.trim()
    const created = await client()
    orThrow(
      purpose === 'recovery'
        ? await created.resetPasswordForEmail(email)
        : await created.resend({ type: purpose, email }),
    )
    setSent(true)
  })
  return (
    <>
      <Button variant="quiet" busy={sending.isBusy} onClick={sending.run}>
        {act}
      </Button>
      {(isSent || sending.failure) && (
        <div className={styles.outcome}>
          <Failure>{sending.failure}</Failure>
          {isSent && (
            <Alert tone="success" live>
              {done}
            </Alert>
          )}
        </div>
      )}
    </>
  )
}
