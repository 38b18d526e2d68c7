import type { Appointment, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ChooseTime, LoadedTimes } from '../times/times.tsx'
import { useWhen } from '../when.tsx'

type MoveAppointmentProps = {
  appointment: Appointment
  onMoved: (appointment: Appointment) => void
  /** It was cancelled or has begun since it was shown. */
  onOver: () => void
  onClose: () => void
}

export function MoveAppointment({ appointment, onMoved, onOver, onClose }: MoveAppointmentProps) {
  const { appointment: texts, time } = useTexts('consultations')
  const [timeZone, setTimeZone] = useState(appointment.timeZone)
  const [refusal, setRefusal] = useState<'taken' | 'tooLate'>()
  const when = useWhen(timeZone)
  const moving = useAct(async ({ startsAt, consultantId }: Slot) => {
    const answer = await ask('POST /api/consultations/by-link/{token}/move', {
      token: appointment.token,
      startsAt,
      consultantId,
    })
    if (answer.result === 'moved') onMoved(answer.appointment)
    else if (answer.result === 'over') onOver()
    else setRefusal(answer.result)
  })
  const failure = refusal ? (
    <Alert tone="warning" live>
      {refusal === 'taken' ? time.taken : texts.tooLate}
    </Alert>
  ) : (
    <Failure>{moving.failure}</Failure>
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
      <LoadedTimes type={appointment.type} token={appointment.token}>
        {({ options, times, reload }) => (
          <ChooseTime
            type={appointment.type}
            times={{ ...times, slots: times.slots.filter((slot) => !isWhereItIs(slot, appointment)) }}
            consultants={options.consultants.filter(({ types }) => types.includes(appointment.type))}
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

function isWhereItIs(slot: Slot, { startsAt, consultant }: Appointment): boolean {
  return slot.startsAt === startsAt && slot.consultantId === consultant.id
}
