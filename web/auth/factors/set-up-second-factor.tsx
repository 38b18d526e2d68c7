import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { asFault, useAnswers, useAuthForm } from '../answers.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './set-up-second-factor.module.css'
import { useOwnerAct } from './use-owner-act.tsx'

/** One name: an attempt that was broken off is replaced by the next. */
const FACTOR_NAME = 'Authenticator app'

type Enrolment = { factorId: string; picture: string; secret: string }

type SetUpSecondFactorProps = {
  /** Another way on from here, until the factor is on. */
  also?: ReactNode
  onStart?: () => void
  onDone: () => void
}

/** Start, scan, prove, keep the codes. */
export function SetUpSecondFactor({ also, onStart, onDone }: SetUpSecondFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (enrolment) return <ProveApp enrolment={enrolment} also={also} onProven={setCodes} />
  const begin = (started: Enrolment) => {
    onStart?.()
    setEnrolment(started)
  }
  return <StartSetUp also={also} onStarted={begin} />
}

type StartSetUpProps = { also: ReactNode; onStarted: (enrolment: Enrolment) => void }

function StartSetUp({ also, onStarted }: StartSetUpProps) {
  const texts = useTexts('auth').setUp
  const { form, password } = useOwnerAct(async ({ mfa }) => {
    const { id, totp } = orThrow(await mfa.enroll({ factorType: 'totp', friendlyName: FACTOR_NAME }))
    onStarted({ factorId: id, picture: pictureOf(totp.qr_code), secret: totp.secret })
  })
  return (
    <Form form={form} act={texts.start} busy={texts.starting} also={also}>
      <p className={styles.words}>{texts.appNeeded}</p>
      {password}
    </Form>
  )
}

/** The library hands the drawing over unescaped; a colour such as #000 would cut it short. */
function pictureOf(dataUri: string): string {
  return `data:image/svg+xml,${encodeURIComponent(dataUri.slice(dataUri.indexOf(',') + 1))}`
}

type ProveAppProps = { enrolment: Enrolment; also: ReactNode; onProven: (codes: readonly string[]) => void }

function ProveApp({ enrolment, also, onProven }: ProveAppProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const texts = useTexts('auth').setUp
  const { client } = useAuth()
  const sheet = useAnswers()
  const form = useAuthForm(sheet, ['appCode'], async ({ appCode }) => {
    const { mfa } = await client()
    try {
      orThrow(await mfa.challengeAndVerify({ factorId: enrolment.factorId, code: appCode }))
    } catch (error) {
      return asFault(error, { mfa_verification_failed: { appCode: 'WRONG' } })
    }
    onProven(orThrow(await mfa.recoveryCodes.generate()).codes)
  })
  return (
    <Form form={form} act={texts.turnOn} busy={texts.turningOn} also={also}>
      <div className={styles.scan}>
        <img className={styles.picture} src={enrolment.picture} alt={texts.qrLabel} width={200} height={200} />
        <div className={styles.words}>
          <h2 className={styles.heading} ref={heading} tabIndex={-1}>
            {texts.scan}
          </h2>
          <p>{texts.cannotScan}</p>
          <code className={styles.secret}>{inGroups(enrolment.secret)}</code>
        </div>
      </div>
      <TextField {...form.field('appCode')} hint={texts.thenCode} kind="oneTimeCode" characters={8} />
    </Form>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
