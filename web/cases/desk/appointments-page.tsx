import { CONSULTATION_SIGNAL } from '@rahnama/contract/signals.ts'
import { APPOINTMENTS_KEY, AppointmentsPanel } from '../../consultations/staff/staff.tsx'
import { useFreshData } from '../../signals/signals.ts'
import { DeskFrame } from './desk-frame.tsx'

const STALE = { [CONSULTATION_SIGNAL]: [APPOINTMENTS_KEY] }

export default function DeskAppointmentsPage() {
  useFreshData(STALE)
  return (
    <DeskFrame page="deskAppointments">
      <AppointmentsPanel />
    </DeskFrame>
  )
}
