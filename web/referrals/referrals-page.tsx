import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { Figures } from './desk/figures.tsx'
import { Ledger } from './desk/ledger.tsx'
import { Material } from './desk/material.tsx'
import { MyCode } from './desk/my-code.tsx'
import { MyTerms } from './desk/my-terms.tsx'
import { People } from './desk/people.tsx'
import { StatementTable } from './desk/statement-table.tsx'
import styles from './referrals.module.css'

/** The desk of a referral agent: each part loads and fails alone. */
export default function ReferralsPage() {
  const texts = useTexts('referrals')
  const errors = useTexts('errors')
  const loading = {
    skeleton: <SkeletonList rows={3} />,
    describeError: (error: unknown) => describeError(error, errors),
  }
  return (
    <>
      <PageHead title={texts.page.title} lead={texts.page.lead} />
      <PageHeader title={texts.page.heading} lead={texts.page.lead} />
      <div className={styles.page}>
        <Panel title={texts.code.title} {...loading}>
          <MyCode />
        </Panel>
        <Panel title={texts.material.title} {...loading}>
          <Material />
        </Panel>
        <Panel title={texts.figures.title} {...loading}>
          <Figures />
        </Panel>
        <Panel title={texts.people.title} {...loading}>
          <People />
        </Panel>
        <Panel title={texts.terms.title} {...loading}>
          <MyTerms />
        </Panel>
        <Panel title={texts.ledger.title} {...loading}>
          <Ledger />
        </Panel>
        <Panel title={texts.statements.title} {...loading}>
          <StatementTable />
        </Panel>
      </div>
    </>
  )
}
