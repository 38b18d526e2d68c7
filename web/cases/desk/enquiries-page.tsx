import { ENQUIRY_SIGNAL } from '@rahnama/contract/enquiries.ts'
import { ENQUIRIES_KEY, EnquiriesPanel } from '../../enquiries/staff/staff.tsx'
import { useFreshData } from '../../signals/signals.ts'
import { DeskFrame } from './desk-frame.tsx'

const STALE = { [ENQUIRY_SIGNAL]: [ENQUIRIES_KEY] }

export default function DeskEnquiriesPage() {
  useFreshData(STALE)
  return (
    <DeskFrame page="deskEnquiries">
      <EnquiriesPanel />
    </DeskFrame>
  )
}
