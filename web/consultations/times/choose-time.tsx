import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { formats, isolate, wallClock, zoneName } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { SearchableList } from '../../ui/searchable-list/searchable-list.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import { useWhen } from '../when.tsx'
import styles from './choose-time.module.css'
import { DayGrid } from './day-grid.tsx'
import type { Times } from './load-times.ts'
import { OneByOne } from './one-by-one.tsx'
import { byDay, distinctTimes, placeSlot } from './slot-days.ts'
import { DayOfSlots, NextSlots } from './slot-lists.tsx'
import { detectTimeZone, zoneOptions } from './time-zone.ts'
import { WaitList } from './wait-list.tsx'

const VIEWS = ['calendar', 'list'] as const

/** Where a month and its times do not stand side by side, the next times come first: the calendar is one tap away. */
function firstView(): (typeof VIEWS)[number] {
  return matchMedia('(max-width: 56rem)').matches ? 'list' : 'calendar'
}

type ChooseTimeProps = {
  type: ConsultationType
  times: Times['times']
  consultants: Times['options']['consultants']
  timeZone: string
  onTimeZoneChange: (timeZone: string) => void
  act: string
  busy: string
  isBusy: boolean
  onAct: (slot: Slot) => void
  /** This says what went wrong with the last choice. */
  failure?: ReactNode
}

/** A calendar and a plain list lead to the same choice. Changing the zone keeps the instant and redraws its day. */
export function ChooseTime({ type, times, consultants, timeZone, onTimeZoneChange, ...rest }: ChooseTimeProps) {
  const texts = useTexts('consultations').time
  const { language } = useLanguage()
  const { number, time } = formats(language, { timeZone })
  const [view, setView] = useState<(typeof VIEWS)[number]>(firstView)
  const [consultantId, setConsultant] = useState('')
  const [hasAllHours, setAllHours] = useState(false)
  const [day, setDay] = useState<string>()
  const [chosenAt, setChosenAt] = useState<string>()
  const zones = useMemo(() => () => zoneOptions(language, detectTimeZone()), [language])
  const all = useMemo(
    () => distinctTimes(times.slots, consultantId).map((slot) => placeSlot(slot, timeZone)),
    [times, consultantId, timeZone],
  )
  const inDaytime = useMemo(() => all.filter(({ isInDaytime }) => isInDaytime), [all])
  // The choice is found by its time, so that one just taken from the first consultant is had from the next, or is no
  // longer chosen.
  const chosen = all.find(({ startsAt }) => startsAt === chosenAt)
  const areAllOutside = inDaytime.length === 0
  const slots = hasAllHours || areAllOutside ? all : inDaytime
  const days = useMemo(() => byDay(slots), [slots])
  const shownDay = day ?? days.keys().next().value

  const changeZone = (next: string) => {
    if (!next) return
    onTimeZoneChange(next)
    const isShown = (slot: Slot) => hasAllHours || placeSlot(slot, next).isInDaytime
    const instant = (chosen ?? days.get(shownDay ?? '')?.find(isShown))?.startsAt
    setDay(instant && wallClock(instant, next).iso)
    if (chosen && !placeSlot(chosen, next).isInDaytime) setAllHours(true)
  }
  const holidays = times.holidaysAbroad.filter((holiday) => holiday.day === shownDay)
  const who = consultants.find(({ id }) => id === consultantId)?.name
  const zoned = texts.zoned(zoneName(timeZone, language), time(new Date()))
  const settings =
    consultants.length > 1 ? `${zoned} · ${who === undefined ? texts.anyConsultant : isolate(who)}` : zoned
  const lists = { chosen, onChoose: (slot: Slot) => setChosenAt(slot.startsAt), timeZone }

  return (
    <div className={styles.choose}>
      <Disclosure look="line" summary={settings}>
        <div className={styles.settings}>
          <SearchableList
            label={texts.zone}
            hint={texts.zoneHint}
            options={zones}
            value={timeZone}
            chosenLabel={zoneName(timeZone, language)}
            onValueChange={changeZone}
          />
          {consultants.length > 1 && (
            <Select
              label={texts.consultant}
              hint={texts.anyConsultant}
              optional
              options={consultants.map(({ id, name }) => ({ value: id, label: name }))}
              value={consultantId}
              onValueChange={setConsultant}
            />
          )}
        </div>
      </Disclosure>
      {all.length === 0 ? (
        <WaitList
          type={type}
          timeZone={timeZone}
          consultantId={consultantId}
          {...(consultantId && { onShowAll: () => setConsultant('') })}
        />
      ) : (
        <>
          <div className={styles.filters}>
            <Segmented
              label={texts.view}
              labelHidden
              segments={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
              value={view}
              onValueChange={setView}
            />
            {areAllOutside && <p>{texts.allOutside}</p>}
            {!areAllOutside && all.length > inDaytime.length && (
              <Checkbox
                label={texts.allHours(number(all.length - inDaytime.length))}
                checked={hasAllHours}
                onCheckedChange={setAllHours}
              />
            )}
          </div>
          {view === 'list' ? (
            <NextSlots slots={slots} {...lists} />
          ) : (
            <OneByOne className={styles.calendar}>
              <DayGrid
                days={days}
                holidays={times.holidaysAbroad}
                selected={shownDay}
                today={wallClock(new Date(), timeZone).iso}
                last={wallClock(Date.parse(times.openUntil) - 1, timeZone).iso}
                onSelect={setDay}
              />
              <DayOfSlots day={shownDay} slots={days.get(shownDay ?? '') ?? []} holidays={holidays} {...lists} />
            </OneByOne>
          )}
          <ChosenBar chosen={chosen} timeZone={timeZone} {...rest} />
        </>
      )}
    </div>
  )
}

type ChosenBarProps = Pick<ChooseTimeProps, 'act' | 'busy' | 'isBusy' | 'onAct' | 'failure' | 'timeZone'> & {
  chosen: Slot | undefined
}

function ChosenBar({ chosen, timeZone, act, busy, isBusy, onAct, failure }: ChosenBarProps) {
  const texts = useTexts('consultations').time
  const when = useWhen(timeZone)
  return (
    <div className={styles.bar} data-chosen={chosen ? '' : undefined}>
      {failure}
      <p className={styles.choice} aria-live="polite">
        {chosen ? (
          <>
            <span className={styles.choiceLabel}>{texts.chosen}</span>
            <strong>{when.day(chosen.startsAt)}</strong>
            <span>
              {when.clocks(chosen.startsAt)} · {texts.with(chosen.consultantName)}
            </span>
          </>
        ) : (
          texts.notChosen
        )}
      </p>
      <Button
        variant="primary"
        disabled={!chosen}
        busy={isBusy}
        busyLabel={busy}
        onClick={() => chosen && onAct(chosen)}
      >
        {act}
      </Button>
    </div>
  )
}
