import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import styles from './appointment-details.module.css'

type CancelAppointmentProps = {
  appointment: Appointment
  onCancelled: (appointment: Appointment) => void
  /** It has begun since it was shown. */
  onOver: () => void
  onClose: () => void
}

export function CancelAppointment({ appointment, onCancelled, onOver, onClose }: CancelAppointmentProps) {
  const texts = useTexts('consultations').appointment
  const heading = useRef<HTMLHeadingElement>(null)
  const [reason, setReason] = useState('')
  const [isTooLate, setTooLate] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const cancelling = useAct(async () => {
    const answer = await ask('POST /api/consultations/by-link/{token}/cancel', {
      token: appointment.token,
      ...(reason.trim() && { reason }),
    })
    if (answer.result === 'cancelled') onCancelled(answer.appointment)
    else if (answer.result === 'over') onOver()
    else setTooLate(true)
  })
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1}>
        {texts.cancelHeading}
      </h2>
      <p>{texts.cancelBody}</p>
      <Textarea
        label={texts.reason}
        hint={texts.reasonHint}
        optional
        rows={2}
        value={reason}
        onValueChange={setReason}
      />
      <Failure>{cancelling.failure}</Failure>
      {isTooLate && (
        <Alert tone="warning" live>
          {texts.tooLate}
        </Alert>
      )}
      <div className={styles.acts}>
        <Button variant="danger" busy={cancelling.isBusy} busyLabel={texts.cancelling} onClick={cancelling.run}>
          {texts.cancelAct}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </Card>
  )
}
