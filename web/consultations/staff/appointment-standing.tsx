import type { ConsultationState, StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { hasBegun } from './has-begun.ts'
import styles from './staff.module.css'

const TONES: Record<ConsultationState, BadgeTone> = {
  booked: 'info',
  cancelled: 'neutral',
  attended: 'success',
  missed: 'warning',
}

/** Shows how it stands; one that is over and says nothing asks for its outcome. */
export function AppointmentStanding(appointment: StaffAppointment) {
  const { states, unrecorded, isComing } = useTexts('cases').appointments
  const { state } = appointment
  if (state === 'booked' && hasBegun(appointment)) return <Badge tone="warning">{unrecorded}</Badge>
  return (
    <>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      {state === 'booked' && appointment.isComing && <span className={styles.soft}>{isComing}</span>}
    </>
  )
}
