import { ReviewPanel } from '../../advisor/advisor.tsx'
import { DeskFrame } from './desk-frame.tsx'

export default function DeskAdvisorPage() {
  return (
    <DeskFrame page="deskAdvisor">
      <ReviewPanel />
    </DeskFrame>
  )
}
