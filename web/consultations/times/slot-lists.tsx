import type { Slot } from '@rahnama/contract/consultations/consultations.ts'
import type { HolidayAbroad } from '../../i18n/en/consultations.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useWhen } from '../when.tsx'
import styles from './slot-lists.module.css'

const NEXT = 10

type Choosing = { timeZone: string; chosen: Slot | undefined; onChoose: (slot: Slot) => void }

type DayOfSlotsProps = Choosing & {
  day: string | undefined
  slots: readonly Slot[]
  holidays: readonly HolidayAbroad[]
}

export function DayOfSlots({ day, slots, holidays, timeZone, chosen, onChoose }: DayOfSlotsProps) {
  const { time: texts, holidays: names } = useTexts('consultations')
  const when = useWhen(timeZone)
  if (!day) return <p>{texts.chooseDay}</p>
  return (
    <section className={styles.section} aria-label={texts.timesOn(when.mainDay(day))}>
      <h2 className={styles.day}>
        {when.mainDay(day)} <span className={styles.other}>{when.otherDay(day)}</span>
      </h2>
      {holidays.map(({ country, holiday }) => (
        <p key={holiday} className={styles.holiday}>
          <Icon name="info" size="small" />
          {texts.holiday[country](names[holiday])}. {texts.holidayNote}
        </p>
      ))}
      {slots.length === 0 && <p>{texts.noneOnDay}</p>}
      <ul className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.startsAt}>
            <button
              type="button"
              className={styles.slot}
              aria-pressed={slot.startsAt === chosen?.startsAt}
              onClick={() => onChoose(slot)}
            >
              <VisuallyHidden>{when.clocks(slot.startsAt)}</VisuallyHidden>
              <span className={styles.time} aria-hidden="true">
                {when.time(slot.startsAt)}
              </span>
              <span className={styles.office} aria-hidden="true">
                {when.officeClock(slot.startsAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NextSlots({ slots, timeZone, chosen, onChoose }: Choosing & { slots: readonly Slot[] }) {
  const texts = useTexts('consultations').time
  const when = useWhen(timeZone)
  return (
    <section aria-label={texts.views.list}>
      <ol className={styles.next}>
        {slots.slice(0, NEXT).map((slot) => (
          <li key={slot.startsAt}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={slot.startsAt === chosen?.startsAt}
              onClick={() => onChoose(slot)}
            >
              <span>
                <strong>{when.mainDay(slot.startsAt)}</strong>{' '}
                <span className={styles.other}>{when.otherDay(slot.startsAt)}</span>
              </span>
              <span className={styles.clocks}>{when.clocks(slot.startsAt)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
