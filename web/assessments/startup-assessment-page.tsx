import type { startupAssessment } from '@rahnama/contract/assessments/assessments.ts'
import { useNavigate } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { StartupNotice } from './late-startup-notice.tsx'
import { LoadedAssessment } from './loaded-assessment.tsx'

export default function StartupAssessmentPage() {
  const texts = useTexts('startupAssessmentForm')
  const { start } = useTexts('assessments')
  const navigate = useNavigate()
  return (
    <LoadedAssessment assessment="startup-assessment" texts={texts}>
      {(sheet) => (
        <AssessmentForm<typeof startupAssessment>
          assessment="startup-assessment"
          sheet={sheet}
          texts={texts}
          basePath={href('startupAssessment')}
          words={start.startup}
          notice={<StartupNotice />}
          onCompleted={() => void navigate(href('startupVisa'))}
        />
      )}
    </LoadedAssessment>
  )
}
