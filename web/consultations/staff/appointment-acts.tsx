import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { lazy, useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { CancelForClient } from './cancel-for-client.tsx'
import styles from './staff.module.css'

const MoveForClient = lazy(async () => ({ default: (await import('./move-for-client.tsx')).MoveForClient }))

/** Staff can do these with an appointment that has not begun. */
export function AppointmentActs({ appointment }: { appointment: StaffAppointment }) {
  const { move } = useTexts('consultationsDesk')
  const { cancel } = useTexts('cases').appointments
  const errors = useTexts('errors')
  const [act, setAct] = useState<'move' | 'cancel'>()
  const close = () => setAct(undefined)
  if (act === 'cancel') return <CancelForClient id={appointment.id} onKeep={close} />
  if (act === 'move') {
    return (
      <PanelBody skeleton={<SkeletonBlock height="24rem" />} describeError={(error) => describeError(error, errors)}>
        <MoveForClient appointment={appointment} onClose={close} />
      </PanelBody>
    )
  }
  return (
    <div className={styles.acts}>
      <Button size="small" onClick={() => setAct('move')}>
        {move.open}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAct('cancel')}>
        {cancel.open}
      </Button>
    </div>
  )
}
