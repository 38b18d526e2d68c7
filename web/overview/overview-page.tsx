import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { Figures } from './figures.tsx'
import styles from './overview.module.css'
import { PeriodChoice } from './period.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What needs the owner today, and how the office does. */
export default function OverviewPage() {
  const texts = useTexts('overview')
  const { admin } = useTexts('admin').pages
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={4} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={admin.title} lead={admin.lead} />
      <PageHeader title={admin.heading} lead={admin.lead} />
      <div className={styles.page}>
        <Panel title={texts.waiting.title} {...loading}>
          <WaitingList />
        </Panel>
        <Panel title={texts.figures.title} actions={<PeriodChoice />} {...loading}>
          <Figures />
        </Panel>
      </div>
    </>
  )
}
