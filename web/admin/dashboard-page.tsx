import { describeError } from '../api/api.ts'
import { EmptyPage } from '../app/empty-page.tsx'
import { ClaimsToConfirm } from '../content/manage/manage.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'

export default function DashboardPage() {
  const { pages, firstSteps } = useTexts('admin')
  const errors = useTexts('errors')
  return (
    <>
      <EmptyPage texts={pages.admin} />
      <Panel
        title={firstSteps.title}
        skeleton={<SkeletonList rows={3} />}
        describeError={(error) => describeError(error, errors)}
      >
        <ClaimsToConfirm />
      </Panel>
    </>
  )
}
