import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { BreachRegister } from './breach-register.tsx'
import styles from './breaches.module.css'
import { WaitingCorrections } from './waiting-corrections.tsx'

/** What the owner answers for as the person in charge of privacy. */
export default function PrivacyRegisterPage() {
  const texts = useTexts('breaches')
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={2} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        <Panel title={texts.corrections.title} {...loading}>
          <WaitingCorrections />
        </Panel>
        <Panel title={texts.register.title} {...loading}>
          <BreachRegister />
        </Panel>
      </div>
    </>
  )
}
