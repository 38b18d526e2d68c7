import type { Slot, StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { zoneName } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { ChooseNewTime } from './choose-new-time.tsx'
import { timesQuery } from './queries.ts'
import styles from './staff.module.css'
import { useAppointmentKept } from './use-appointment-kept.ts'

type MoveForClientProps = { appointment: StaffAppointment; onClose: () => void }

export function MoveForClient({ appointment, onClose }: MoveForClientProps) {
  const { id, timeZone, startsAt, consultant } = appointment
  const texts = useTexts('consultationsDesk').move
  const { language } = useLanguage()
  const toast = useToast()
  const keep = useAppointmentKept()
  const heading = useRef<HTMLHeadingElement>(null)
  const [refusal, setRefusal] = useState<'taken' | 'over'>()
  const { data: times, refetch } = useQuery({
    ...timesQuery(id),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const moving = useAct(async (slot: Slot) => {
    setRefusal(undefined)
    const answer = await call('POST /api/consultations/appointments/{id}/move', {
      id,
      startsAt: slot.startsAt,
      consultantId: slot.consultantId,
    })
    if (answer.result === 'moved') {
      await keep(answer.appointment)
      toast.success({ title: texts.done })
      return onClose()
    }
    setRefusal(answer.result)
    await refetch()
  })
  const isAnother = (slot: Slot) => slot.startsAt !== startsAt || slot.consultantId !== consultant.id
  const others = times && { ...times, slots: times.slots.filter(isAnother) }
  return (
    <section className={styles.part}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h3>
      <p>{texts.body(zoneName(timeZone, language))}</p>
      {others ? (
        <ChooseNewTime
          times={others}
          timeZone={timeZone}
          consultantId={consultant.id}
          isBusy={moving.isBusy}
          onMove={moving.run}
          onClose={onClose}
          failure={
            refusal ? (
              <Alert tone="warning" live>
                {texts[refusal]}
              </Alert>
            ) : (
              <Failure>{moving.failure}</Failure>
            )
          }
        />
      ) : (
        <Skeleton>
          <SkeletonBlock height="20rem" />
        </Skeleton>
      )}
    </section>
  )
}
