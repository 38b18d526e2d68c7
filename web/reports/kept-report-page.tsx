import { AppError } from '@rahnama/contract/errors.ts'
import type { Report } from '@rahnama/contract/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { DownloadReport } from './download-report.tsx'
import { reportQuery } from './queries.ts'
import styles from './report.module.css'
import { ReportBody } from './report-body.tsx'
import { useWords } from './use-words.ts'
import { WhenLoaded } from './when-loaded.tsx'

/** A report as it was on its day. */
export default function KeptReportPage() {
  const { id = '' } = useParams()
  const texts = useTexts('reports')
  const query = useQuery(reportQuery(id))
  if (isUnknown(query.error)) {
    return (
      <>
        <PageHead title={texts.kept.notFound} lead={texts.kept.notFoundBody} />
        <EmptyState
          scene="soon"
          level={1}
          title={texts.kept.notFound}
          actions={<ButtonLink to={href('report')}>{texts.kept.back}</ButtonLink>}
        >
          {texts.kept.notFoundBody}
        </EmptyState>
      </>
    )
  }
  const head = (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.title} trail={[{ label: texts.heading, to: href('report') }]} />
    </>
  )
  return (
    <WhenLoaded query={query} head={head}>
      {(report) => <Kept report={report} />}
    </WhenLoaded>
  )
}

/** An address that is no id at all is refused before it is looked up. */
function isUnknown(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}

function Kept({ report }: { report: Report }) {
  const { texts, report: words, formats } = useWords()
  const title = texts.kept.title(formats.date(report.on))
  return (
    <>
      <PageHead title={title} lead={texts.kept.lead2} />
      <PageHeader
        title={title}
        lead={texts.kept.lead2}
        trail={[{ label: texts.heading, to: href('report') }]}
        actions={<DownloadReport idOf={async () => report.id} />}
      />
      <div className={styles.page}>
        <dl className={styles.facts}>
          <div>
            <dt>{words.verification.code}</dt>
            <dd className={styles.code}>{formats.code(report.code)}</dd>
          </div>
        </dl>
        <ChangedSince changedSince={report.changedSince} />
        <ReportBody assessment={report.assessment} places={report.places} />
      </div>
    </>
  )
}

function ChangedSince({ changedSince: { rules, profile } }: Pick<Report, 'changedSince'>) {
  const texts = useTexts('reports').kept
  if (!rules && !profile) return <Alert tone="success">{texts.unchanged}</Alert>
  return (
    <Alert
      tone="warning"
      title={[...(rules ? [texts.changedRules] : []), ...(profile ? [texts.changedProfile] : [])].join('. ')}
      actions={
        <ButtonLink to={href('report')} size="small">
          {texts.back}
        </ButtonLink>
      }
    >
      {texts.changedBody}
    </Alert>
  )
}
