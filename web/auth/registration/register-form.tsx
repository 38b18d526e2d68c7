import { isolate } from '@rahnama/contract/locale/locale.ts'
import { MILESTONES_WORDINGS } from '@rahnama/contract/referral-consent.ts'
import { ACCOUNT_WORDINGS } from '@rahnama/contract/service-consents.ts'
import { useState } from 'react'
import { ConsentWords } from '../../consent-words/consent-words.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { type AnswerSheet, type Answers, asPasswordFault, useAuthForm } from '../answers.ts'
import { AuthFailure, orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import { NewPasswordFields } from '../new-password/new-password.tsx'

const [WORDING] = ACCOUNT_WORDINGS

function isUnknownCode(error: unknown): boolean {
  return error instanceof AuthFailure && error.code === 'referral_code_unknown'
}

type RegisterFormProps = { sheet: AnswerSheet; onMailSent: () => void }

export function RegisterForm({ sheet, onMailSent }: RegisterFormProps) {
  const texts = useTexts('auth').register
  const { client } = useAuth()
  const { language } = useLanguage()
  const [unknownCode, setUnknownCode] = useState<string>()
  const [sharesSteps, setSharesSteps] = useState(false)

  const register = async ({ fullName, email, newPassword, referredBy }: Answers) => {
    setUnknownCode(undefined)
    const referral = referredBy.trim() && { referred_by: referredBy.trim(), share_milestones: sharesSteps }
    const data = { full_name: fullName.trim(), language, agreed_to: WORDING.version, ...referral }
    try {
      const answer = await (await client()).signUp({ email: email.trim(), password: newPassword, options: { data } })
      if (!orThrow(answer).session) onMailSent()
      return undefined
    } catch (error) {
      if (isUnknownCode(error)) {
        setUnknownCode(referredBy)
        return undefined
      }
      return asPasswordFault(error)
    }
  }

  const form = useAuthForm(sheet, ['fullName', 'email', 'newPassword', 'confirmPassword', 'referredBy'], register)
  const referredBy = form.field('referredBy')
  const correct = () => document.getElementById(referredBy.id)?.focus()
  const goOnWithout = () => {
    sheet.set('referredBy', '')
    return form.submit(undefined, { referredBy: '' })
  }

  return (
    <Form form={form} act={texts.act} busy={texts.busy} wide>
      <TextField {...form.field('fullName')} autoComplete="name" />
      <TextField {...form.field('email')} kind="email" autoComplete="username" />
      <NewPasswordFields form={form} email={sheet.values.email} />
      <TextField {...referredBy} kind="code" optional autoComplete="off" characters={16} />
      {referredBy.value.trim() !== '' && (
        <Checkbox
          label={MILESTONES_WORDINGS[0].text[language]}
          hint={texts.shareHint}
          checked={sharesSteps}
          onCheckedChange={setSharesSteps}
        />
      )}
      <ConsentWords text={WORDING.text} />
      {unknownCode && (
        <Alert
          tone="warning"
          live
          title={texts.unknownCode.title}
          actions={
            <>
              <Button size="small" onClick={correct}>
                {texts.unknownCode.correct}
              </Button>
              <Button size="small" variant="quiet" onClick={goOnWithout}>
                {texts.unknownCode.without}
              </Button>
            </>
          }
        >
          {texts.unknownCode.body(isolate(unknownCode))}
        </Alert>
      )}
    </Form>
  )
}
