import { isOver } from '@rahnama/contract/application-standings.ts'
import type { Application } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { ProgramFees } from '../fees/fees.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ConsultantCard } from '../messages/messages.tsx'
import { href } from '../site-map.ts'
import { late } from '../ui/late/late.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton, SkeletonList, SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { AuthorityPanel } from './application/authority-panel.tsx'
import { Consultant } from './application/consultant.tsx'
import { OneApplication } from './application/one-application.tsx'
import { ReopenApplication } from './application/reopen-application.tsx'
import { StagePath } from './application/stage-path.tsx'
import { Timeline } from './application/timeline.tsx'
import { WhoseTurn } from './application/whose-turn.tsx'
import styles from './application-page.module.css'
import { isAsked } from './is-asked.ts'
import { DOCUMENTS_ID, Missing } from './missing/missing.tsx'

// Documents with their uploads, and the dialog to withdraw, weigh more than the rest of the page.
const DocumentsPanel = late(async () => (await import('./application/documents-panel.tsx')).DocumentsPanel, {
  texts: ['documents', 'errors'],
  skeleton: (
    <Skeleton>
      <SkeletonList rows={6} />
    </Skeleton>
  ),
})
const QuestionsPanel = late(async () => (await import('./application/questions-panel.tsx')).QuestionsPanel, {
  texts: ['errors', 'longForm'],
  skeleton: (
    <Skeleton>
      <SkeletonText lines={4} />
    </Skeleton>
  ),
})
const SentBackPanel = late(async () => (await import('./application/sent-back-panel.tsx')).SentBackPanel, {
  texts: ['documents', 'errors'],
})
const WithdrawApplication = late(
  async () => (await import('./application/withdraw-application.tsx')).WithdrawApplication,
  {
    texts: ['errors'],
  },
)

export default function ApplicationPage() {
  const { id = '' } = useParams()
  return <OneApplication id={id}>{(application) => <Shown application={application} />}</OneApplication>
}

function Shown({ application }: { application: Application }) {
  const texts = useTexts('applications')
  const { name } = useTexts('programs').names[application.program]
  const { language } = useLanguage()
  const { code } = formats(language)
  const { id, stage, obstacles, reopenableUntil, timeline } = application
  return (
    <>
      <PageHead title={texts.one.title(name)} lead={texts.lead} />
      <PageHeader
        title={name}
        trail={[{ label: texts.heading, to: href('applications') }]}
        lead={`${texts.reference} ${code(application.reference)}`}
      />
      {reopenableUntil && <ReopenApplication id={id} until={reopenableUntil} />}
      <Panel title={texts.one.whoseTurn}>
        <WhoseTurn application={application} />
        <Consultant application={application} />
        {timeline[0]?.sentence && !isOver(stage) && (
          <blockquote className={styles.note} dir="auto">
            {timeline[0].sentence[language]}
          </blockquote>
        )}
        <div className={styles.path}>
          <StagePath application={application} />
        </div>
      </Panel>
      {application.submittedAt && !isOver(stage) && (
        <Panel title={texts.one.support}>
          <ConsultantCard applicationId={id} />
        </Panel>
      )}
      {application.questions.length > 0 && <QuestionsPanel application={application} />}
      {application.asked.documents > 0 && <SentBackPanel application={application} />}
      <AuthorityPanel dates={application.dates} />
      <ProgramFees program={application.program} />
      {obstacles && !isAsked(application) && (
        <Panel title={obstacles.length > 0 ? texts.one.missing.title : texts.one.missing.ready}>
          <Missing application={application} obstacles={obstacles} />
        </Panel>
      )}
      {!isOver(stage) && (
        <div id={DOCUMENTS_ID} className={styles.documents}>
          <Panel title={texts.one.checklist}>
            <DocumentsPanel program={application.program} isFiled={stage === 'filed'} />
          </Panel>
        </div>
      )}
      <Panel title={texts.one.timeline}>
        <Timeline events={timeline} />
      </Panel>
      <Leaving application={application} />
    </>
  )
}

function Leaving({ application }: { application: Application }) {
  const texts = useTexts('applications').one.withdraw
  if (application.mayWithdraw) {
    return (
      <div>
        <WithdrawApplication application={application} />
      </div>
    )
  }
  if (application.stage !== 'filed') return null
  return (
    <div className={styles.leaving}>
      <p>{texts.withGovernment}</p>
      <ButtonLink size="small" to={href('contact')}>
        {texts.contact}
      </ButtonLink>
    </div>
  )
}
