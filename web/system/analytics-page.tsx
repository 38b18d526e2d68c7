import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { CopyDiagnostics } from './copy-diagnostics.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { MachinePeriodChoice } from './period.tsx'
import { Processes } from './processes.tsx'
import { Requests, Routes } from './requests.tsx'
import styles from './system.module.css'
import { Vitals } from './vitals.tsx'

/** How fast and how well the machines answer, and what they could not do. */
export default function SystemAnalyticsPage() {
  const texts = useTexts('system').analytics
  const { adminSystemAnalytics } = useTexts('admin').pages
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={3} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={adminSystemAnalytics.title} lead={adminSystemAnalytics.lead} />
      <PageHeader title={adminSystemAnalytics.heading} lead={adminSystemAnalytics.lead} actions={<CopyDiagnostics />} />
      <div className={styles.page}>
        <Panel title={texts.requests.title} actions={<MachinePeriodChoice />} {...loading}>
          <Requests />
        </Panel>
        <Panel title={texts.jobs.title} {...loading}>
          <FailedJobs />
        </Panel>
        <Panel title={texts.vitals.title} {...loading}>
          <Vitals />
        </Panel>
        <Panel title={texts.routes.title} {...loading}>
          <Routes />
        </Panel>
        <Panel title={texts.processes.title} {...loading}>
          <Processes />
        </Panel>
      </div>
    </>
  )
}
