import type { AssessmentSheet, startupBusiness } from '@rahnama/contract/assessments/assessments.ts'
import { useNavigate, useParams } from 'react-router'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { late } from '../ui/late/late.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { isSentAsItStands } from './is-sent.ts'
import { StartupNotice } from './late-startup-notice.tsx'
import { LoadedAssessment } from './loaded-assessment.tsx'

const BusinessWaits = late(async () => (await import('./business-waits.tsx')).BusinessWaits)
const StartupResult = late(async () => (await import('./startup-result/startup-result.tsx')).StartupResult, {
  skeleton: (
    <Skeleton>
      <SkeletonText lines={3} />
    </Skeleton>
  ),
})
const BusinessDone = late(async () => (await import('./business-done.tsx')).BusinessDone, {
  skeleton: (
    <Skeleton>
      <SkeletonText lines={5} />
    </Skeleton>
  ),
})

export default function StartupBusinessPage() {
  const texts = useTexts('startupBusinessForm')
  return (
    <LoadedAssessment assessment="startup-business" texts={texts}>
      {(sheet) => <Shown sheet={sheet} />}
    </LoadedAssessment>
  )
}

function Shown({ sheet }: { sheet: AssessmentSheet }) {
  const texts = useTexts('startupBusinessForm')
  const { start } = useTexts('assessments')
  const { step } = useParams()
  const navigate = useNavigate()
  const basePath = href('startupVisa')
  if (sheet.waitsFor) return <Waits />
  if (!step && isSentAsItStands(sheet)) return <Done changePath={`${basePath}/check`} />
  return (
    <AssessmentForm<typeof startupBusiness>
      assessment="startup-business"
      sheet={sheet}
      texts={texts}
      basePath={basePath}
      words={start.business}
      notice={
        <>
          {!step && <StartupResult />}
          <StartupNotice />
        </>
      }
      onCompleted={() => void navigate(basePath)}
    />
  )
}

function Waits() {
  const texts = useTexts('startupBusinessForm')
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.title} lead={texts.lead} />
      <BusinessWaits />
    </>
  )
}

function Done({ changePath }: { changePath: string }) {
  const texts = useTexts('startupBusinessForm')
  const { businessDone } = useTexts('assessments')
  const errors = useTexts('errors')
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PageHeader title={businessDone.title} caption={texts.title} />
      <StartupNotice />
      <Panel title={businessDone.next} describeError={(error) => describeError(error, errors)}>
        <BusinessDone changePath={changePath} />
      </Panel>
    </>
  )
}
