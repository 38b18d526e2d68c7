import type { eligibility } from '@rahnama/contract/eligibility.ts'
import type { Assessment } from '@rahnama/contract/eligibility-result.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ButtonLink, TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { DownloadReport } from './download-report.tsx'
import { KeepReport } from './keep-report.tsx'
import { KeptReports } from './kept-reports.tsx'
import { assessmentQuery } from './queries.ts'
import { questionLink } from './question-link.ts'
import styles from './report.module.css'
import { Part, ReportBody } from './report-body.tsx'
import { useKeepReport } from './use-keep-report.ts'
import { useWords } from './use-words.ts'
import { WhenLoaded } from './when-loaded.tsx'

const WhatIf = lazy(() => import('./what-if/what-if.tsx'))

export default function ReportPage() {
  const texts = useTexts('reports')
  const errors = useTexts('errors')
  const assessed = useQuery(assessmentQuery)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <div className={styles.page}>
        <WhenLoaded query={assessed}>
          {({ assessment, missing, profile }) =>
            assessment ? <TodaysReport assessment={assessment} profile={profile} /> : <TooEmpty missing={missing} />
          }
        </WhenLoaded>
        <Panel
          title={texts.kept.heading}
          skeleton={<SkeletonList rows={2} />}
          describeError={(error) => describeError(error, errors)}
        >
          <KeptReports />
        </Panel>
      </div>
    </>
  )
}

function TodaysReport({ assessment, profile }: { assessment: Assessment; profile: Assessed['profile'] }) {
  const keep = useKeepReport()
  const keptId = async () => {
    const report = await keep()
    if (!report) throw new AppError('NOT_FOUND')
    return report.id
  }
  return (
    <>
      <div className={styles.acts}>
        <KeepReport />
        <DownloadReport idOf={keptId} />
      </div>
      <ReportBody assessment={assessment}>
        <TryOut profile={profile} on={assessment.on} />
      </ReportBody>
    </>
  )
}

type Assessed = Output<typeof eligibility.assess>

/** The rules come into the browser only for whoever wants to try something. */
function TryOut({ profile, on }: { profile: Assessed['profile']; on: string }) {
  const { whatIf } = useTexts('reports')
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title={whatIf.heading} lead={whatIf.lead}>
      {isOpen ? (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonBlock height="24rem" />
            </Skeleton>
          }
        >
          <WhatIf profile={profile} on={on} />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{whatIf.open}</Button>
        </div>
      )}
    </Part>
  )
}

function TooEmpty({ missing }: { missing: Assessed['missing'] }) {
  const { texts, eligibility } = useWords()
  return (
    <EmptyState
      scene="soon"
      title={texts.empty.title}
      actions={
        <ButtonLink to={href('profile')} variant="primary">
          {texts.empty.act}
        </ButtonLink>
      }
    >
      <p>{texts.empty.body}</p>
      <ul className={styles.missing}>
        {missing.map((answer) => (
          <li key={answer}>
            <TextLink to={questionLink(answer)}>{eligibility.openAnswers[answer]}</TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
