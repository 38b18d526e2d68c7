import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useAuth } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { CorrectionPanel } from './correction-panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import styles from './privacy.module.css'
import { RetentionList } from './retention-list.tsx'
import { VisitList } from './visit-list.tsx'

export default function PrivacyPage() {
  const texts = useTexts('privacy')
  const errors = useTexts('errors')
  const auth = useAuth()
  // Staff are the owner's to part from.
  const role = auth.status === 'signedIn' ? auth.role : undefined
  const describe = (error: unknown) => describeError(error, errors)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} trail={[{ label: texts.back, to: href('settings') }]} />
      <div className={styles.panels}>
        <Panel title={texts.visits.label} skeleton={<SkeletonList rows={3} />} describeError={describe}>
          <VisitList />
        </Panel>
        <Panel title={texts.export.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
          <ExportPanel />
        </Panel>
        <Panel title={texts.correction.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
          <CorrectionPanel />
        </Panel>
        <Panel title={texts.retention.title} skeleton={<SkeletonList rows={3} />} describeError={describe}>
          <RetentionList />
        </Panel>
        {role === 'student' && (
          <Panel title={texts.deletion.title} skeleton={<SkeletonList rows={1} />} describeError={describe}>
            <DeletionPanel />
          </Panel>
        )}
      </div>
    </>
  )
}
