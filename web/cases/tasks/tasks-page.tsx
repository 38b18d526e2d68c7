import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { DeskFrame } from '../desk/desk.tsx'
import { MyTasks } from './my-tasks.tsx'

export default function TasksPage() {
  const errors = useTexts('errors')
  return (
    <DeskFrame page="deskTasks">
      <PanelBody skeleton={<SkeletonList rows={6} />} describeError={(error) => describeError(error, errors)}>
        <MyTasks />
      </PanelBody>
    </DeskFrame>
  )
}
