import type { consultations, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { formats, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Select } from '../../ui/select/select.tsx'
import { byDay, DayGrid, DayOfSlots, distinctTimes, placeSlot } from '../times/times.tsx'
import { useWhen } from '../when.tsx'
import styles from './staff.module.css'

type ChooseNewTimeProps = {
  times: Output<typeof consultations.timesFor>
  /** The client's, which it has to suit. */
  timeZone: string
  /** The appointment is with this consultant now, and stays so if it can. */
  consultantId: string
  isBusy: boolean
  onMove: (slot: Slot) => void
  onClose: () => void
  failure: ReactNode
}

export function ChooseNewTime({ times, timeZone, isBusy, onMove, onClose, failure, ...now }: ChooseNewTimeProps) {
  const texts = useTexts('consultationsDesk').move
  const { number } = formats(useLanguage().language)
  const when = useWhen(timeZone)
  const consultants = new Map(times.slots.map((slot) => [slot.consultantId, slot.consultantName]))
  const [consultantId, setConsultant] = useState(consultants.has(now.consultantId) ? now.consultantId : '')
  const [hasAllHours, setAllHours] = useState(false)
  const [day, setDay] = useState<string>()
  const [chosenAt, setChosenAt] = useState<string>()
  const all = distinctTimes(times.slots, consultantId).map((slot) => placeSlot(slot, timeZone))
  const chosen = all.find(({ startsAt }) => startsAt === chosenAt)
  const inDaytime = all.filter(({ isInDaytime }) => isInDaytime)
  const outside = all.length - inDaytime.length
  const days = byDay(hasAllHours || inDaytime.length === 0 ? all : inDaytime)
  const shownDay = day ?? days.keys().next().value
  const leave = <Button onClick={onClose}>{texts.keep}</Button>
  if (all.length === 0) {
    return (
      <Alert tone="info" live actions={leave}>
        {texts.none}
      </Alert>
    )
  }
  return (
    <>
      {consultants.size > 1 && (
        <Select
          label={texts.consultant}
          hint={texts.anyConsultant}
          optional
          options={[...consultants].map(([value, label]) => ({ value, label }))}
          value={consultantId}
          onValueChange={setConsultant}
        />
      )}
      {inDaytime.length > 0 && outside > 0 && (
        <Checkbox label={texts.allHours(number(outside))} checked={hasAllHours} onCheckedChange={setAllHours} />
      )}
      <DayGrid
        days={days}
        holidays={times.holidaysAbroad}
        selected={shownDay}
        today={wallClock(new Date(), timeZone).iso}
        last={wallClock(Date.parse(times.openUntil) - 1, timeZone).iso}
        onSelect={setDay}
      />
      <DayOfSlots
        day={shownDay}
        slots={days.get(shownDay ?? '') ?? []}
        holidays={times.holidaysAbroad.filter((holiday) => holiday.day === shownDay)}
        timeZone={timeZone}
        chosen={chosen}
        onChoose={({ startsAt }) => setChosenAt(startsAt)}
      />
      <p aria-live="polite">{chosen ? when.whole(chosen.startsAt) : texts.notChosen}</p>
      {failure}
      <div className={styles.acts}>
        <Button
          variant="primary"
          disabled={!chosen}
          busy={isBusy}
          busyLabel={texts.acting}
          onClick={() => chosen && onMove(chosen)}
        >
          {texts.act}
        </Button>
        {leave}
      </div>
    </>
  )
}
