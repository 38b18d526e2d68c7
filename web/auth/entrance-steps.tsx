import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { href, landingOf } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { TextLink } from '../ui/link/link.tsx'
import type { AnswerSheet } from './answers.ts'
import { orThrow } from './auth-failure.ts'
import type { AuthContext } from './auth-provider.tsx'
import styles from './entrance-steps.module.css'
import { SecondFactorForm } from './factors/second-factor-form.tsx'
import { SetUpSecondFactor } from './factors/set-up-second-factor.tsx'
import { ForgotForm } from './recovery/forgot-form.tsx'
import { NewPasswordForm } from './recovery/new-password-form.tsx'
import { MailCodeForm } from './registration/mail-code-form.tsx'
import { MailLinkForm } from './registration/mail-link-form.tsx'
import { RegisterForm } from './registration/register-form.tsx'
import { readReturnTo } from './return-to.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { type EntranceStep, mailLinkOf, stepHref } from './steps.ts'

type StepProps = {
  auth: AuthContext
  sheet: AnswerSheet
  search: string
  onHold: (isHeld: boolean) => void
}

/** Each step: its form, and the ways from it to the others. */
export const ENTRANCE_STEPS: Record<EntranceStep, (props: StepProps) => ReactNode> = {
  signIn: SignInStep,
  register: RegisterStep,
  forgot: ForgotStep,
  reset: ResetStep,
  newPassword: NewPasswordStep,
  confirm: ConfirmStep,
  link: LinkStep,
  secondFactor: SecondFactorStep,
  setUpSecondFactor: SetUpStep,
}

function SignInStep({ auth, sheet, search }: StepProps) {
  const texts = useTexts('auth').signIn
  const navigate = useNavigate()
  const sendConfirmation = async () => {
    orThrow(await (await auth.client()).resend({ type: 'signup', email: sheet.values.email.trim() }))
    await navigate(stepHref(search, 'confirm'))
  }
  return (
    <>
      <SignInForm sheet={sheet} onNotConfirmed={sendConfirmation} />
      <div className={styles.ways}>
        <p>
          <TextLink to={stepHref(search, 'forgot')}>{texts.forgot}</TextLink>
        </p>
        <p className={styles.other}>
          {texts.newHere} <TextLink to={stepHref(search, 'register')}>{texts.register}</TextLink>
        </p>
      </div>
    </>
  )
}

function RegisterStep({ sheet, search }: StepProps) {
  const texts = useTexts('auth').register
  const navigate = useNavigate()
  return (
    <>
      <RegisterForm sheet={sheet} onMailSent={() => navigate(stepHref(search, 'confirm'))} />
      <p className={styles.other}>
        {texts.haveAccount} <TextLink to={stepHref(search, 'signIn')}>{texts.signIn}</TextLink>
      </p>
    </>
  )
}

function ForgotStep({ sheet, search }: StepProps) {
  const texts = useTexts('auth').forgot
  const navigate = useNavigate()
  return (
    <>
      <ForgotForm sheet={sheet} onSent={() => navigate(stepHref(search, 'reset'))} />
      <p>
        <TextLink to={stepHref(search, 'signIn')}>{texts.back}</TextLink>
      </p>
    </>
  )
}

function ResetStep({ sheet, search }: StepProps) {
  const navigate = useNavigate()
  return <MailCodeForm sheet={sheet} purpose="recovery" onOtherAddress={() => navigate(stepHref(search, 'forgot'))} />
}

function ConfirmStep({ sheet, search }: StepProps) {
  const navigate = useNavigate()
  return <MailCodeForm sheet={sheet} purpose="signup" onOtherAddress={() => navigate(stepHref(search, 'register'))} />
}

function NewPasswordStep({ auth, sheet, search }: StepProps) {
  const navigate = useNavigate()
  const goOn = () => {
    const role = auth.status === 'signedIn' ? auth.role : undefined
    return navigate(readReturnTo(search) ?? landingOf(role), { replace: true })
  }
  return <NewPasswordForm sheet={sheet} onSaved={goOn} />
}

function LinkStep({ search }: StepProps) {
  const navigate = useNavigate()
  const link = mailLinkOf(search)
  if (!link) return null
  const nextOf = {
    signup: stepHref(search, 'signIn'),
    recovery: stepHref(search, 'newPassword'),
    invite: stepHref(search, 'newPassword'),
    email_change: href('settings'),
  }
  const newCodeAt = {
    signup: stepHref(search, 'confirm'),
    recovery: stepHref(search, 'forgot'),
    invite: stepHref(search, 'signIn'),
    email_change: href('settings'),
  }
  return (
    <MailLinkForm
      link={link}
      newCodeAt={newCodeAt[link.type]}
      onDone={() => navigate(nextOf[link.type], { replace: true })}
    />
  )
}

function SecondFactorStep({ auth, sheet }: StepProps) {
  return auth.status === 'signedIn' && <SecondFactorForm session={auth.session} sheet={sheet} />
}

function SetUpStep({ auth, onHold }: StepProps) {
  const { otherAccount } = useTexts('auth').secondFactor
  const leave = (
    <Button variant="quiet" onClick={auth.signOut}>
      {otherAccount}
    </Button>
  )
  return <SetUpSecondFactor also={leave} onStart={() => onHold(true)} onDone={() => onHold(false)} />
}
