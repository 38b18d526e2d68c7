import type { Appointment, BookingObstacle } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Obstacle } from '../obstacle.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'

type ConfirmAppointmentProps = {
  appointment: Appointment
  onConfirmed: (appointment: Appointment) => void
  /** Its hour is over. */
  onGone: () => void
}

/** The page has one button. The link alone confirms nothing, because mail scanners open links. */
export function ConfirmAppointment({ appointment, onConfirmed, onGone }: ConfirmAppointmentProps) {
  const texts = useTexts('consultations').appointment
  const { token, confirmBy, timeZone } = appointment
  const { dateTime } = formats(useLanguage().language, { timeZone })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [obstacle, setObstacle] = useState<BookingObstacle>()
  const [offers, setOffers] = useState<Parameters<typeof Obstacle>[0]['offers']>([])
  const confirming = useAct(async () => {
    try {
      const answer = await ask('POST /api/consultations/by-link/{token}/confirm', { token })
      if (answer.result === 'confirmed') return onConfirmed(answer.appointment)
      setOffers((await ask('GET /api/consultations/options', {})).types)
      setObstacle(answer.obstacle)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'GONE')) throw error
      onGone()
    }
  })
  if (obstacle) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Obstacle obstacle={obstacle} offers={offers} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.unconfirmed} lead={texts.unconfirmedLead(dateTime(confirmBy ?? ''))} />
      <Failure>{confirming.failure}</Failure>
      <div>
        <Button
          ref={button}
          variant="primary"
          icon="check"
          busy={confirming.isBusy}
          busyLabel={texts.confirming}
          onClick={confirming.run}
        >
          {texts.confirm}
        </Button>
      </div>
      <AppointmentFacts appointment={appointment} />
    </>
  )
}
