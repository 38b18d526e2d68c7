import {
  type AssessmentOutcome,
  type AssessmentSheet,
  type StudyAnswers,
  study,
} from '@rahnama/contract/assessments/assessments.ts'
import { deviceTimeZone, formats, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { useNavigate, useParams } from 'react-router'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { useToldFormats } from '../ui/exact-day/exact-day.tsx'
import { late } from '../ui/late/late.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import styles from './assessments.module.css'
import { isSentAsItStands } from './is-sent.ts'
import { LoadedAssessment } from './loaded-assessment.tsx'

// The rules are the heavy part; nobody needs them before the last question.
const StudySuggestions = late(async () => (await import('./study-suggestions.tsx')).StudySuggestions, {
  texts: ['services', 'programs', 'sources'],
  skeleton: <SkeletonCards count={2} />,
})

type Sent = Extract<AssessmentOutcome, { what: 'enquiry' }>

export default function StudyPage() {
  const texts = useTexts('studyForm')
  return (
    <LoadedAssessment assessment="study" texts={texts}>
      {(sheet) => <Shown sheet={sheet} />}
    </LoadedAssessment>
  )
}

function Shown({ sheet }: { sheet: AssessmentSheet }) {
  const texts = useTexts('studyForm')
  const { start } = useTexts('assessments')
  const { step } = useParams()
  const navigate = useNavigate()
  const basePath = href('studyAbroad')
  const { outcome } = sheet
  if (!step && outcome?.what === 'enquiry' && isSentAsItStands(sheet)) {
    return <Done sent={outcome} answers={readAnswers(study, sheet.answers)} changePath={`${basePath}/check`} />
  }
  return (
    <AssessmentForm<typeof study>
      assessment="study"
      sheet={sheet}
      texts={texts}
      basePath={basePath}
      words={start.study}
      onCompleted={() => void navigate(basePath)}
    />
  )
}

function Done({ sent, answers, changePath }: { sent: Sent; answers: StudyAnswers; changePath: string }) {
  const texts = useTexts('studyForm')
  const { studyDone } = useTexts('assessments')
  const errors = useTexts('errors')
  const { language } = useLanguage()
  const timeZone = deviceTimeZone() || OFFICE_TIME_ZONE
  const { code, dateTime } = formats(language, { timeZone, calendar: useToldFormats().calendar })
  return (
    <div className={styles.page}>
      <PageHead title={studyDone.title} lead={texts.lead} />
      <PageHeader title={studyDone.title} caption={texts.title} />
      <Alert tone="success">{studyDone.sent(code(sent.reference), dateTime(sent.replyBy, { weekday: true }))}</Alert>
      <Panel
        title={studyDone.suggestions}
        skeleton={<SkeletonCards count={2} />}
        describeError={(error) => describeError(error, errors)}
      >
        <div className={styles.page}>
          <StudySuggestions answers={answers} />
        </div>
      </Panel>
      <div className={styles.acts}>
        <ButtonLink to={changePath}>{studyDone.change}</ButtonLink>
      </div>
    </div>
  )
}
