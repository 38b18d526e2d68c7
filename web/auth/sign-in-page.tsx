import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { PageSkeleton } from '../app/page-skeleton.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { landingOf } from '../site-map.ts'
import { useAnswers } from './answers.ts'
import { useAuth } from './auth-provider.tsx'
import { ENTRANCE_STEPS } from './entrance-steps.tsx'
import { readReturnTo } from './return-to.ts'
import styles from './sign-in-page.module.css'
import { type EntranceStep, stepFor } from './steps.ts'

/** Signing in, registering and everything between a person and their portal. Who has nothing left to do here is sent on. */
export default function SignInPage() {
  const auth = useAuth()
  const { search } = useLocation()
  const { guard } = useTexts('app')
  const { steps } = useTexts('auth')
  const sheet = useAnswers({ referredBy: new URLSearchParams(search).get('ref') ?? '' })
  // Recovery codes are shown once: nothing leads away before they are kept.
  const [isHeld, setHeld] = useState(false)
  const step = isHeld && auth.status === 'signedIn' ? 'setUpSecondFactor' : stepFor(auth, search)
  const heading = useFocusOnChange(step)

  if (auth.status === 'loading') {
    return (
      <div className={styles.step}>
        <PageSkeleton shape="form" status={auth.isUnreachable ? guard.unreachable : guard.authenticating} />
      </div>
    )
  }
  if (!step) return <Navigate to={readReturnTo(search) ?? landingOf(roleOf(auth))} replace />
  const EntranceStep = ENTRANCE_STEPS[step]
  return (
    <div className={styles.step}>
      <PageHead {...steps[step]} />
      <header className={styles.header}>
        <h1 className={styles.heading} tabIndex={-1} ref={heading}>
          {steps[step].heading}
        </h1>
        <p className={styles.lead}>{steps[step].lead}</p>
      </header>
      <EntranceStep key={step} auth={auth} sheet={sheet} search={search} onHold={setHeld} />
    </div>
  )
}

function roleOf(auth: ReturnType<typeof useAuth>) {
  return auth.status === 'signedIn' ? auth.role : undefined
}

/** The steps share one page, so the page itself tells a screen reader that it has changed. */
function useFocusOnChange(step: EntranceStep | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current && shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}
