import { type Appointment, consultations, type Slot } from '@rahnama/contract/consultations/consultations.ts'
import { useState } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { ask } from './ask.ts'
import { ChooseTime } from './choose-time.tsx'
import { Failure } from './failure.tsx'
import { LoadedTimes } from './loaded-times.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.tsx'

type MoveAppointmentProps = {
  appointment: Appointment
  onMoved: (appointment: Appointment) => void
  onClose: () => void
}

export function MoveAppointment({ appointment, onMoved, onClose }: MoveAppointmentProps) {
  const texts = useTexts('consultations').appointment
  const [timeZone, setTimeZone] = useState(appointment.timeZone)
  const [refusal, setRefusal] = useState<'taken' | 'tooLate' | 'over'>()
  const when = useWhen(timeZone)
  const moving = useAct(async ({ startsAt, consultantId }: Slot) => {
    const answer = await ask(consultations.moveByLink, { token: appointment.token, startsAt, consultantId })
    if (answer.result === 'moved') onMoved(answer.appointment)
    else setRefusal(answer.result)
  })
  const failure =
    refusal === undefined || refusal === 'taken' ? (
      <Failure error={moving.error} isTaken={refusal === 'taken'} />
    ) : (
      <Alert tone="warning" live>
        {texts.tooLate}
      </Alert>
    )
  return (
    <>
      <PageHeader
        title={texts.moveHeading}
        lead={when.whole(appointment.startsAt)}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        }
      />
      <LoadedTimes type={appointment.type}>
        {({ options, times, reload }) => (
          <ChooseTime
            type={appointment.type}
            times={times}
            consultants={options.consultants}
            timeZone={timeZone}
            onTimeZoneChange={setTimeZone}
            act={texts.moveAct}
            busy={texts.moving}
            isBusy={moving.isBusy}
            onAct={async (slot) => {
              setRefusal(undefined)
              await moving.run(slot)
              reload()
            }}
            failure={failure}
          />
        )}
      </LoadedTimes>
    </>
  )
}
