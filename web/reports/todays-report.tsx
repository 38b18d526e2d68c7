import type { Assessment, eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useState } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { DownloadReport } from './download-report.tsx'
import { KeepReport } from './keep-report.tsx'
import styles from './report.module.css'
import { ReportBody, ReportSection } from './report-body.tsx'
import { useKeepReport } from './use-keep-report.ts'

const WhatIf = late(async () => (await import('./what-if/what-if.tsx')).default, {
  texts: ['reports', 'report', 'score', 'eligibility', 'sources', 'selfCheck'],
  skeleton: (
    <Skeleton>
      <SkeletonBlock height="24rem" />
    </Skeleton>
  ),
})

type Assessed = Output<typeof eligibility.assess>

export default function TodaysReport({
  assessment,
  places,
  profile,
}: Pick<Assessed, 'places' | 'profile'> & { assessment: Assessment }) {
  const keep = useKeepReport()
  const keptId = async () => {
    const report = await keep()
    if (!report) throw new AppError('NOT_FOUND')
    return report.id
  }
  return (
    <ReportBody
      assessment={assessment}
      places={places}
      acts={
        <div className={styles.acts}>
          <KeepReport />
          <DownloadReport idOf={keptId} />
        </div>
      }
    >
      <TryOut profile={profile} on={assessment.on} />
    </ReportBody>
  )
}

/** The rules come into the browser only for whoever wants to try something. */
function TryOut({ profile, on }: { profile: Assessed['profile']; on: string }) {
  const { whatIf } = useTexts('reports')
  const [isOpen, setOpen] = useState(false)
  return (
    <ReportSection title={whatIf.heading} lead={whatIf.lead}>
      {isOpen ? (
        <WhatIf profile={profile} on={on} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{whatIf.open}</Button>
        </div>
      )}
    </ReportSection>
  )
}
