import { useSuspenseQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { BackupTable } from './backup-table.tsx'
import styles from './backups.module.css'
import { LatestBackup } from './latest-backup.tsx'
import { PlanForm } from './plan-form.tsx'
import { planQuery } from './queries.ts'

/** What would be left if this machine were lost, and proof that it can be restored. */
export default function BackupsPage() {
  const texts = useTexts('backups')
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={3} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        <Panel title={texts.latest.title} {...loading}>
          <LatestBackup />
        </Panel>
        <Panel title={texts.list} {...loading}>
          <BackupTable />
        </Panel>
        <Panel title={texts.plan.title} {...loading}>
          <Plan />
        </Panel>
        <Panel title={texts.restore.title}>
          <p>{texts.restore.body}</p>
          <pre className={styles.command} dir="ltr">
            npm run backup -- restore &lt;file&gt;
          </pre>
        </Panel>
      </div>
    </>
  )
}

function Plan() {
  const { data } = useSuspenseQuery(planQuery)
  return <PlanForm key={data.version} plan={data} />
}
