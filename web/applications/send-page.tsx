import type { Application } from '@rahnama/contract/applications.ts'
import type { Shortfall } from '@rahnama/contract/eligibility/eligibility.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useDocumentCounts } from '../document-counts/document-counts.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { OneApplication } from './application/one-application.tsx'
import styles from './send-page.module.css'
import { ShortfallList } from './shortfall.tsx'
import { useApplicationAct } from './use-application-act.ts'

/** The last look before an application is sent. */
export default function SendPage() {
  const { id = '' } = useParams()
  return <OneApplication id={id}>{(application) => <Shown application={application} />}</OneApplication>
}

function Shown({ application }: { application: Application }) {
  const texts = useTexts('applications')
  const { name } = useTexts('programs').names[application.program]
  const { id } = application
  return (
    <>
      <PageHead title={texts.send.title(name)} lead={texts.send.lead} />
      <PageHeader
        title={texts.send.heading}
        lead={texts.send.lead}
        trail={[
          { label: texts.heading, to: href('applications') },
          { label: name, to: href('application', { id }) },
        ]}
      />
      <WhatIsSent application={application} />
      <section className={styles.part}>
        <h2 className={styles.title}>{texts.send.afterTitle}</h2>
        <ol className={styles.after}>
          {texts.send.after.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      <SendApplication application={application} />
    </>
  )
}

function WhatIsSent({ application }: { application: Application }) {
  const { send, reference } = useTexts('applications')
  const counts = useDocumentCounts()
  const isProfileDone = !application.obstacles?.some(({ what }) => what === 'profile')
  return (
    <Card as="section">
      <h2 className={styles.title}>{send.what}</h2>
      <dl className={styles.facts}>
        <dt>{reference}</dt>
        <dd>
          <bdi>{application.reference}</bdi>
        </dd>
        <dt>{send.profile}</dt>
        <dd>
          {isProfileDone && `${send.profileComplete} · `}
          <TextLink to={href('profile')}>{send.profileOpen}</TextLink>
        </dd>
        {application.documents.needed > 0 && (
          <>
            <dt>{send.documents}</dt>
            <dd>{counts(application.documents)}</dd>
          </>
        )}
        <dt>{send.explanations}</dt>
        <dd>
          {application.explanations.length === 0 && send.noExplanations}
          {application.explanations.map(({ code, answers, text }) => (
            <p key={`${code} ${answers}`} className={styles.explanation} dir="auto">
              {text}
            </p>
          ))}
        </dd>
      </dl>
    </Card>
  )
}

function SendApplication({ application }: { application: Application }) {
  const { send } = useTexts('applications')
  const navigate = useNavigate()
  const [obstacle, setObstacle] = useState<'notReady' | 'notMet' | 'alreadySent' | 'over'>()
  // Pressed again after a lost answer it is the same act.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { id, obstacles, shortfall } = application
  const sending = useApplicationAct(() =>
    call('POST /api/applications/{id}/submit', { id, idempotencyKey, ...(shortfall && { knowing: true }) }),
  )
  const submit = async () => {
    const answer = await sending.run()
    if (answer?.result === 'submitted') navigate(href('applicationSent', { id }), { replace: true })
    else setObstacle(answer?.result)
  }
  const isWaiting = obstacles !== null && obstacles.length > 0
  const shown = obstacle ?? (isWaiting ? 'notReady' : undefined)
  return (
    <div className={styles.send}>
      {shown && (
        <Alert tone="warning" live={obstacle !== undefined}>
          {send[shown]}
        </Alert>
      )}
      {shortfall && !isWaiting && <Short application={application} shortfall={shortfall} />}
      <Failure>{sending.failure}</Failure>
      <div className={styles.acts}>
        {obstacles !== null && !isWaiting && (
          <Button
            variant={shortfall ? 'secondary' : 'primary'}
            size="large"
            busy={sending.isBusy}
            busyLabel={send.busy}
            onClick={() => void submit()}
          >
            {shortfall ? send.anyway : send.act}
          </Button>
        )}
        <ButtonLink to={href('application', { id })} size="large" variant={isWaiting ? 'primary' : 'quiet'}>
          {send.back}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Said before the button: which requirements are not met, what would suit better, and who can be asked. */
function Short({ application, shortfall }: { application: Application; shortfall: Shortfall }) {
  const texts = useTexts('applications')
  const { name } = useTexts('programs').names[application.program]
  return (
    <Alert
      tone="warning"
      title={texts.shortfall.title(name)}
      actions={
        <ButtonLink to={href('portalBooking', { type: 'initial' })} variant="primary" icon="calendar">
          {texts.startWith.talk}
        </ButtonLink>
      }
    >
      <p className={styles.short}>{texts.shortfall.body}</p>
      <ShortfallList shortfall={shortfall} />
    </Alert>
  )
}
