import { isOver } from '@rahnama/contract/application-standings.ts'
import type { Application } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { useAuth } from '../auth/auth.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { useExactDay, useToldFormats } from '../ui/exact-day/exact-day.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { OneApplication } from './application/one-application.tsx'
import { WhoseTurn } from './application/whose-turn.tsx'
import styles from './sent-page.module.css'

/** The confirmation; opened weeks later it says where things stand by then. */
export default function SentPage() {
  const { id = '' } = useParams()
  return <OneApplication id={id}>{(application) => <Shown application={application} />}</OneApplication>
}

function Shown({ application }: { application: Application }) {
  const texts = useTexts('applications')
  const { confirmation } = texts
  const { name } = useTexts('programs').names[application.program]
  const { id, submittedAt, stage } = application
  if (!submittedAt) {
    return (
      <>
        <PageHead title={confirmation.notSentTitle} lead={confirmation.notSent} />
        <PageHeader title={confirmation.notSentTitle} lead={confirmation.notSent} />
        <p>
          <ButtonLink to={href('application', { id })} variant="primary">
            {confirmation.open}
          </ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHead title={confirmation.title} lead={confirmation.lead} />
      <section className={styles.seal}>
        <span className={styles.sign}>
          <Icon name="check" />
        </span>
        <h1 tabIndex={-1}>{confirmation.heading}</h1>
        <p className={styles.program}>{name}</p>
        <dl className={styles.reference}>
          <dt>{texts.reference}</dt>
          <dd dir="ltr">{application.reference}</dd>
        </dl>
        <p>{confirmation.lead}</p>
      </section>
      <Panel title={stage === 'submitted' ? confirmation.next : confirmation.laterTitle}>
        {stage === 'submitted' ? <Next application={application} /> : <WhoseTurn application={application} />}
      </Panel>
      <div className={styles.acts}>
        <ButtonLink to={href('application', { id })} variant="primary">
          {confirmation.open}
        </ButtonLink>
        <Button icon="print" onClick={() => print()}>
          {confirmation.print}
        </Button>
        {!isOver(stage) && <ButtonLink to={href('home')}>{confirmation.home}</ButtonLink>}
      </div>
    </>
  )
}

function Next({ application: { dueOn, submittedAt } }: { application: Application }) {
  const { confirmation, sent } = useTexts('applications')
  const auth = useAuth()
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { calendar } = useToldFormats()
  const { dateTime } = formats(language, { timeZone, calendar })
  const exact = useExactDay()
  const email = auth.status === 'signedIn' ? auth.session.user.email : undefined
  return (
    <ul className={styles.next}>
      {dueOn && <li>{confirmation.reviewBy(exact(dueOn))}</li>}
      {email && <li>{confirmation.mailed(`\u2068${email}\u2069`)}</li>}
      {submittedAt && (
        <li>
          {sent}: <time dateTime={submittedAt}>{dateTime(submittedAt)}</time>
        </li>
      )}
    </ul>
  )
}
