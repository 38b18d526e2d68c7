import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PeriodChoice } from '../overview/overview.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { Cohorts } from './cohorts.tsx'
import { DownloadFigures } from './download-figures.tsx'
import { FormStops } from './form-stops.tsx'
import { SeenPages, Summary, VisitFunnel, VisitParts } from './visit-figures.tsx'
import styles from './visits.module.css'

/** How people find their way from a first visit to a case; nobody is followed for it. */
export default function UserAnalyticsPage() {
  const texts = useTexts('visits')
  const { adminUserAnalytics } = useTexts('admin').pages
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={3} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={adminUserAnalytics.title} lead={adminUserAnalytics.lead} />
      <PageHeader title={adminUserAnalytics.heading} lead={texts.privacy} actions={<DownloadFigures />} />
      <div className={styles.page}>
        <Panel title={texts.summary} actions={<PeriodChoice />} {...loading}>
          <Summary />
          <VisitFunnel />
        </Panel>
        <Panel title={texts.sources.title} {...loading}>
          <VisitParts />
        </Panel>
        <Panel title={texts.pages.title} {...loading}>
          <SeenPages />
        </Panel>
        <Panel title={texts.cohorts.title} {...loading}>
          <Cohorts />
        </Panel>
        <Panel title={texts.forms.title} {...loading}>
          <FormStops />
        </Panel>
      </div>
    </>
  )
}
