import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { PanelBody } from '../ui/panel/panel.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { assessmentQuery } from './queries.ts'
import styles from './report.module.css'
import { WhenLoaded } from './when-loaded.tsx'

// The code that draws a report comes while the report itself is on its way.
const TodaysReport = lazy(() => import('./todays-report.tsx'))
const TooEmpty = lazy(() => import('./too-empty.tsx'))
const KeptReports = lazy(() => import('./kept-reports.tsx'))

export default function ReportPage() {
  const texts = useTexts('reports')
  const errors = useTexts('errors')
  const assessed = useQuery(assessmentQuery)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} />
      <div className={styles.page}>
        <WhenLoaded query={assessed}>
          {({ assessment, missing, profile, places }) => (
            <Suspense fallback={<Waiting />}>
              {assessment ? (
                <TodaysReport assessment={assessment} places={places} profile={profile} />
              ) : (
                <TooEmpty missing={missing} places={places} />
              )}
            </Suspense>
          )}
        </WhenLoaded>
        <Disclosure look="section" summary={<h2 className={styles.fold}>{texts.kept.heading}</h2>}>
          <PanelBody skeleton={<SkeletonList rows={2} />} describeError={(error) => describeError(error, errors)}>
            <KeptReports />
          </PanelBody>
        </Disclosure>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <SkeletonBlock height="40rem" />
    </Skeleton>
  )
}
