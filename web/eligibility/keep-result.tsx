import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { useCallback, useEffect, useState } from 'react'
import { call, describeError, isSessionKept } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import shared from './self-check-result.module.css'

/** Registering for it comes back here with this in the address, and then it is kept at once. */
export const KEEP_NOW = 'keep'

async function keep(answers: SelfCheckAnswers): Promise<void> {
  const { attachKeptSession } = await import('../auth/auth.tsx')
  attachKeptSession()
  await call('PUT /api/eligibility/self-check', { answers })
}

type KeepResultProps = {
  answers: SelfCheckAnswers
  /** The person was here before and went to register for it. */
  isBackToKeep: boolean
}

export function KeepResult({ answers, isBackToKeep }: KeepResultProps) {
  const texts = useTexts('selfCheck').result.keep
  const errors = useTexts('errors')
  const [state, setState] = useState<'offered' | 'keeping' | 'kept'>('offered')
  const [error, setError] = useState<unknown>()
  const [isSignedIn] = useState(isSessionKept)
  const isAsked = isSignedIn && isBackToKeep

  const keepNow = useCallback(async () => {
    setState('keeping')
    setError(undefined)
    try {
      await keep(answers)
      setState('kept')
    } catch (failure) {
      setError(failure)
      setState('offered')
    }
  }, [answers])
  useEffect(() => {
    if (isAsked) keepNow()
  }, [isAsked, keepNow])

  if (state === 'kept') {
    return (
      <Alert
        tone="success"
        live
        title={texts.kept}
        actions={
          <ButtonLink to={href('home')} size="small" variant="primary">
            {texts.home}
          </ButtonLink>
        }
      >
        {texts.keptBody}
      </Alert>
    )
  }
  return (
    <Card as="section" tone="next-step">
      <CardTitle level={2}>{texts.title}</CardTitle>
      <p>{texts.body}</p>
      {error !== undefined && (
        <Alert tone="danger" live>
          {describeError(error, errors)}
        </Alert>
      )}
      <div className={shared.acts}>
        {isSignedIn ? (
          <Button variant="primary" busy={state === 'keeping'} busyLabel={texts.busy} onClick={keepNow}>
            {texts.act}
          </Button>
        ) : (
          <>
            <ButtonLink to={entrance({ view: 'register' })} variant="primary">
              {texts.register}
            </ButtonLink>
            <ButtonLink to={entrance({})} variant="quiet">
              {texts.signIn}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}

function entrance(view: Record<string, string>): string {
  const returnTo = `${href('selfCheckStep', { step: 'result' })}?${KEEP_NOW}=yes`
  return `${href('signIn')}?${new URLSearchParams({ ...view, returnTo })}`
}
