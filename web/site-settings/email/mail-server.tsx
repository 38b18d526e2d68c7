import type { MailTest } from '@rahnama/contract/mail-server.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { mailServerQuery } from '../queries.ts'
import { SettingsGroup } from '../settings-frame.tsx'
import styles from './email.module.css'

const TONES: Record<MailTest['steps'][number]['outcome'], BadgeTone> = {
  done: 'success',
  failed: 'danger',
  skipped: 'neutral',
}

/** The server of the configuration, and a test that really sends. */
export function MailServer() {
  const texts = useTexts('emailSettings')
  const { data } = useSuspenseQuery(mailServerQuery)
  const [tested, setTested] = useState<MailTest>()
  const test = useAct(async () => {
    setTested(undefined)
    setTested(await call('POST /api/mail-server/test', {}))
  })
  if (!data.server)
    return (
      <SettingsGroup title={texts.server} lead={texts.noServer}>
        <p>{texts.howToConfigure}</p>
      </SettingsGroup>
    )
  const { host, port, encryption, user } = data.server
  return (
    <SettingsGroup title={texts.server} lead={texts.serverLead}>
      <Facts>
        <Fact name={texts.host}>
          <bdi dir="ltr">{host}</bdi>
        </Fact>
        <Fact name={texts.port}>
          <bdi dir="ltr">{port}</bdi>
        </Fact>
        <Fact name={texts.encryption}>{texts.encryptions[encryption]}</Fact>
        <Fact name={texts.user}>{user === null ? texts.noUser : <bdi dir="ltr">{user}</bdi>}</Fact>
      </Facts>
      <div>
        <Button busy={test.isBusy} busyLabel={texts.testing} onClick={() => void test.run()}>
          {texts.test}
        </Button>
      </div>
      <Failure>{test.failure}</Failure>
      {tested && <Outcome test={tested} />}
    </SettingsGroup>
  )
}

function Outcome({ test: { to, steps } }: { test: MailTest }) {
  const texts = useTexts('emailSettings')
  const isAccepted = steps.every(({ outcome }) => outcome !== 'failed')
  return (
    <>
      <Alert tone={isAccepted ? 'success' : 'danger'} live>
        {isAccepted ? texts.accepted(to) : texts.refused}
      </Alert>
      <ol className={styles.steps} aria-label={texts.steps}>
        {steps.map(({ step, outcome, words }) => (
          <li key={step} className={styles.step}>
            <span>{texts.stepNames[step]}</span>
            <Badge tone={TONES[outcome]}>
              {outcome === 'skipped'
                ? texts.skipped[step === 'signIn' ? 'signIn' : 'encrypt']
                : texts.outcomes[outcome]}
            </Badge>
            {words && (
              <code className={styles.words} dir="ltr">
                {words}
              </code>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
