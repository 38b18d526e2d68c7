import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useAnswers } from '../answers.ts'
import type { AuthContext } from '../auth-provider.tsx'
import type { SignedIn } from '../auth-state.ts'
import { SecondFactorForm } from '../factors/factors.tsx'
import { awaitsSecondFactor } from '../session-claims.ts'
import styles from './sign-in-again.module.css'
import { SignInForm } from './sign-in-form.tsx'

type SignInAgainProps = {
  auth: AuthContext & SignedIn
  /** The time of day the session will end, while it lasts. */
  endsAt: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The window lies over the page, so that nothing typed on it is lost; closing it leaves a way back to it. */
export default function SignInAgain({ auth, endsAt, isOpen, onOpenChange }: SignInAgainProps) {
  const texts = useTexts('auth').again
  const sheet = useAnswers({ email: auth.user.email ?? '' })
  return (
    <>
      {!isOpen && (
        <div className={styles.notice}>
          <Alert
            tone="warning"
            live
            actions={
              <Button size="small" variant="primary" onClick={() => onOpenChange(true)}>
                {texts.open}
              </Button>
            }
          >
            {endsAt ? texts.endsNotice(endsAt) : texts.endedNotice}
          </Alert>
        </div>
      )}
      <Dialog
        title={texts.title}
        description={endsAt ? texts.endsNotice(endsAt) : texts.body}
        open={isOpen}
        onOpenChange={onOpenChange}
        size="small"
      >
        {auth.hasEnded && awaitsSecondFactor(auth.session) ? (
          <SecondFactorForm session={auth.session} sheet={sheet} />
        ) : (
          <div className={styles.form}>
            <SignInForm sheet={sheet} isEmailFixed act={texts.act} />
            <Button variant="quiet" onClick={auth.signOut}>
              {texts.otherAccount}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}
