import { type Consent, currentWording, wordingOf } from '@rahnama/contract/consents.ts'
import { deviceTimeZone, directionOf, formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './consent-list.module.css'
import { consentsQuery } from './queries.ts'

type ConsentRowProps = {
  consent: Consent
  mayGiveAgain: boolean
  onDone: (act: 'isWithdrawn' | 'isGiven') => void
}

export function ConsentRow({ consent, mayGiveAgain, onDone }: ConsentRowProps) {
  const texts = useTexts('consents')
  const { language } = useLanguage()
  const { dateTime, number, code } = formats(language, { timeZone: deviceTimeZone() })
  const queries = useQueryClient()
  const { id, statement, version, givenAt, withdrawnAt, occasion } = consent
  const { name, afterWithdrawal } = texts.statements[statement]
  const withdrawing = useAct(async () => {
    await call('POST /api/consents/{id}/withdrawal', { id })
    onDone('isWithdrawn')
    await queries.invalidateQueries(consentsQuery)
  })
  const renewing = useAct(async () => {
    await call('POST /api/consents/{id}/renewal', { id, version: currentWording(statement).version, language })
    onDone('isGiven')
    await queries.invalidateQueries(consentsQuery)
  })
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {name}
        {consent.referrer !== null && ` · ${texts.about(isolate(consent.referrer))}`}
        {consent.reference !== null && ` · ${code(consent.reference)}`}{' '}
        <Badge tone={withdrawnAt ? 'neutral' : 'success'}>{withdrawnAt ? texts.takenBack : texts.inForce}</Badge>
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
      {!withdrawnAt && occasion === 'account' && (
        <div>
          <ButtonLink size="small" to={href('privacySettings')}>
            {texts.withdrawAccount}
          </ButtonLink>
        </div>
      )}
      {!withdrawnAt && occasion !== 'account' && (
        <div>
          <Button
            size="small"
            busy={withdrawing.isBusy}
            aria-label={texts.withdrawNamed(name)}
            onClick={withdrawing.run}
          >
            {texts.withdraw}
          </Button>
        </div>
      )}
      {withdrawnAt && mayGiveAgain && (
        <div>
          <Button size="small" busy={renewing.isBusy} aria-label={texts.giveAgainNamed(name)} onClick={renewing.run}>
            {texts.giveAgain}
          </Button>
        </div>
      )}
      <Failure>{withdrawing.failure ?? renewing.failure}</Failure>
    </li>
  )
}
