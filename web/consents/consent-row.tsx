import { type Consent, currentWording, wordingOf } from '@rahnama/contract/consents.ts'
import { directionOf, formats } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './consent-list.module.css'
import { consentsQuery } from './queries.ts'

type ConsentRowProps = {
  consent: Consent
  mayGiveAgain: boolean
  onDone: (act: 'isWithdrawn' | 'isGiven') => void
}

export function ConsentRow({ consent, mayGiveAgain, onDone }: ConsentRowProps) {
  const texts = useTexts('consents')
  const errors = useTexts('errors')
  const { language } = useLanguage()
  const { dateTime, number } = formats(language, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { id, statement, version, givenAt, withdrawnAt, occasion } = consent
  const { name, afterWithdrawal } = texts.statements[statement]
  const run = async (act: () => Promise<Consent>, done: 'isWithdrawn' | 'isGiven') => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      onDone(done)
      await queries.invalidateQueries(consentsQuery)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const withdraw = () => run(() => call('POST /api/consents/{id}/withdrawal', { id }), 'isWithdrawn')
  const giveAgain = () =>
    run(
      () => call('POST /api/consents/{id}/renewal', { id, version: currentWording(statement).version, language }),
      'isGiven',
    )
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {name} <Badge tone={withdrawnAt ? 'neutral' : 'success'}>{withdrawnAt ? texts.takenBack : texts.inForce}</Badge>
      </p>
      <blockquote className={styles.wording} lang={consent.language} dir={directionOf(consent.language)}>
        {wordingOf(statement, version)?.text[consent.language]}
      </blockquote>
      <p className={styles.words}>
        {texts.given(texts.occasions[occasion], dateTime(givenAt))}
        {' · '}
        {texts.read(texts.languages[consent.language], number(version))}
      </p>
      {withdrawnAt ? (
        <p className={styles.words}>{texts.withdrawn(dateTime(withdrawnAt))}</p>
      ) : (
        <p className={styles.words}>{texts.after(afterWithdrawal)}</p>
      )}
      {!withdrawnAt && (
        <div>
          <Button size="small" busy={isBusy} aria-label={texts.withdrawNamed(name)} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      {withdrawnAt && mayGiveAgain && (
        <div>
          <Button size="small" busy={isBusy} aria-label={texts.giveAgainNamed(name)} onClick={() => void giveAgain()}>
            {texts.giveAgain}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <Alert tone="danger" live>
          {describeError(failure, errors)}
        </Alert>
      )}
    </li>
  )
}
