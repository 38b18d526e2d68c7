import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { Connections, Migrations } from './database-connections.tsx'
import { Growth, Space } from './database-space.tsx'
import { LargestTables, SlowStatements } from './database-tables.tsx'
import styles from './system.module.css'

/** How the database is. It is looked at from here and never changed. */
export default function DatabasePage() {
  const texts = useTexts('system').database
  const { adminDatabase } = useTexts('admin').pages
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={3} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={adminDatabase.title} lead={adminDatabase.lead} />
      <PageHeader title={adminDatabase.heading} lead={adminDatabase.lead} />
      <div className={styles.page}>
        <Panel title={texts.space} {...loading}>
          <Space />
          <Growth />
        </Panel>
        <Panel title={texts.tables.title} {...loading}>
          <LargestTables />
        </Panel>
        <Panel title={texts.statements.title} {...loading}>
          <SlowStatements />
        </Panel>
        <Panel title={texts.connections.title} {...loading}>
          <Connections />
        </Panel>
        <Panel title={texts.migrations.title} {...loading}>
          <Migrations />
        </Panel>
      </div>
    </>
  )
}
