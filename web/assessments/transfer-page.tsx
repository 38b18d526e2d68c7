import type { AssessmentOutcome, AssessmentSheet, transfer } from '@rahnama/contract/assessments/assessments.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import styles from './assessments.module.css'
import { isSentAsItStands } from './is-sent.ts'
import { LoadedAssessment } from './loaded-assessment.tsx'
import { assessmentQuery } from './queries.ts'

type Sent = Extract<AssessmentOutcome, { what: 'application' }>

export default function TransferPage() {
  const texts = useTexts('transferForm')
  return (
    <LoadedAssessment assessment="transfer" texts={texts}>
      {(sheet) => <Shown sheet={sheet} />}
    </LoadedAssessment>
  )
}

function Shown({ sheet }: { sheet: AssessmentSheet }) {
  const texts = useTexts('transferForm')
  const { start } = useTexts('assessments')
  const { step } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const basePath = href('transfer')
  const { outcome } = sheet
  if (!step && outcome?.what === 'application' && isSentAsItStands(sheet)) {
    return <Done sent={outcome} changePath={`${basePath}/check`} />
  }
  const goToConfirmation = () => {
    void forgetApplications(queries)
    const sent = queries.getQueryData(assessmentQuery('transfer').queryKey)?.outcome
    void navigate(sent?.what === 'application' ? href('applicationSent', { id: sent.id }) : basePath)
  }
  return (
    <AssessmentForm<typeof transfer>
      assessment="transfer"
      sheet={sheet}
      texts={texts}
      basePath={basePath}
      words={start.transfer}
      onCompleted={goToConfirmation}
    />
  )
}

/** Their room is loaded only where its pages are: a form that is being filled in does without. */
async function forgetApplications(queries: QueryClient): Promise<void> {
  const { APPLICATIONS_KEY } = await import('../applications/applications.tsx')
  await queries.invalidateQueries({ queryKey: APPLICATIONS_KEY })
}

function Done({ sent, changePath }: { sent: Sent; changePath: string }) {
  const texts = useTexts('transferForm')
  const { transferDone } = useTexts('assessments')
  const { date } = formats(useLanguage().language)
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={transferDone.title} caption={texts.title} lead={transferDone.sentOn(date(sent.at))} />
      <dl className={styles.reference}>
        <dt>{transferDone.reference}</dt>
        <dd dir="ltr">{sent.reference}</dd>
      </dl>
      <div className={styles.acts}>
        <ButtonLink to={href('application', { id: sent.id })} variant="primary">
          {transferDone.open}
        </ButtonLink>
        <ButtonLink to={changePath}>{transferDone.change}</ButtonLink>
      </div>
    </div>
  )
}
