import type { Slot } from '@rahnama/contract/consultations/consultations.ts'
import { dayOfWeek, formats, weekdayNames } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { HolidayAbroad } from '../../i18n/en/consultations.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import styles from './day-grid.module.css'
import {
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  moveMonth,
  nameOf,
  readDay,
  weekdaysFromFirst,
  weeksOf,
} from './month.ts'

type DayGridProps = {
  days: ReadonlyMap<string, readonly Slot[]>
  holidays: readonly HolidayAbroad[]
  selected: string | undefined
  today: string
  /** The last day that can be booked. */
  last: string
  onSelect: (day: string) => void
}

/** A month of days: arrows move by day and week, Home and End within the week, Page Up and Down by month. */
export function DayGrid({ days, holidays, selected, today, last, onSelect }: DayGridProps) {
  const texts = useTexts('consultations').time
  const { language, direction } = useLanguage()
  const { calendar, digits } = formats(language)
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  const [focused, setFocused] = useState(selected ?? today)
  const [seen, setSeen] = useState(selected)
  if (seen !== selected) {
    setSeen(selected)
    if (selected) setFocused(selected)
  }
  const month = monthOf(focused, calendar)

  useLayoutEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const within = (day: string) => (day < today ? today : day > last ? last : day)
  const showMonth = (next: Month) => setFocused(within(firstDayOf(next)))
  const moveByKey = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, focused, { direction, language, month })
    if (!next) return
    event.preventDefault()
    movesFocus.current = true
    setFocused(within(next))
  }

  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-back"
          label={texts.previousMonth}
          disabled={firstDayOf(month) <= today}
          onClick={() => showMonth(moveMonth(month, -1))}
        />
        <p className={styles.title} id={titleId} aria-live="polite">
          <MonthTitle month={month} />
        </p>
        <IconButton
          icon="chevron-forward"
          label={texts.nextMonth}
          disabled={lastDayOf(month) >= last}
          onClick={() => showMonth(moveMonth(month, 1))}
        />
      </div>
      <table role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {weekdaysFromFirst(language).map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayNames(language)[weekday]}>
                {shortWeekday(weekdayNames(language)[weekday] ?? '', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, language).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day ? (
                  <Day
                    key={day}
                    day={day}
                    count={days.get(day)?.length ?? 0}
                    holidays={holidays.filter((holiday) => holiday.day === day)}
                    isSelected={day === selected}
                    isToday={day === today}
                    isOpen={day >= today && day <= last}
                    isReached={day === focused}
                    onSelect={onSelect}
                  />
                ) : (
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.until}>{texts.openUntil(digits(formats(language).date(last)))}</p>
    </div>
  )
}

function MonthTitle({ month }: { month: Month }) {
  const { language } = useLanguage()
  const { digits } = formats(language)
  const other = month.calendar === 'jalali' ? 'gregorian' : 'jalali'
  const [from, to] = [monthOf(firstDayOf(month), other), monthOf(lastDayOf(month), other)]
  const fromName =
    from.year === to.year ? nameOf(from, language) : `${nameOf(from, language)} ${digits(String(from.year))}`
  const names = from.month === to.month ? nameOf(to, language) : `${fromName} – ${nameOf(to, language)}`
  return (
    <>
      <strong>{`${nameOf(month, language)} ${digits(String(month.year))}`}</strong>
      <span className={styles.otherMonth}>{`${names} ${digits(String(to.year))}`}</span>
    </>
  )
}

type DayProps = {
  day: string
  count: number
  holidays: readonly HolidayAbroad[]
  isSelected: boolean
  isToday: boolean
  isOpen: boolean
  isReached: boolean
  onSelect: (day: string) => void
}

function Day({ day, count, holidays, isSelected, isToday, isOpen, isReached, onSelect }: DayProps) {
  const { time: texts, holidays: names } = useTexts('consultations')
  const { language } = useLanguage()
  const main = formats(language)
  const other = formats(language, { calendar: main.calendar === 'jalali' ? 'gregorian' : 'jalali' })
  const label = [
    main.date(day, 'long', { weekday: true }),
    other.date(day),
    texts.count(count, main.number(count)),
    ...holidays.map(({ country, holiday }) => texts.holiday[country](names[holiday])),
  ].join(language === 'fa' ? '، ' : ', ')
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        aria-label={label}
        data-day={day}
        data-free={count > 0 || undefined}
        data-today={isToday || undefined}
        data-holiday={holidays.length > 0 || undefined}
        aria-pressed={isSelected}
        aria-disabled={!isOpen || count === 0 || undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={() => count > 0 && onSelect(day)}
      >
        <span>{main.number(readDay(day, main.calendar).day)}</span>
        <small data-figure={main.number(readDay(day, other.calendar).day)} />
      </button>
    </td>
  )
}

/** Persian weekdays by their one-letter signs, as calendars there print them. */
function shortWeekday(name: string, language: 'en' | 'fa'): string {
  return language === 'fa' ? name.charAt(0) : name.slice(0, 3)
}

type Place = { direction: 'ltr' | 'rtl'; language: 'en' | 'fa'; month: Month }

function dayByKey(key: string, day: string, { direction, language, month }: Place): string | undefined {
  const forward = direction === 'rtl' ? -1 : 1
  const place = weekdaysFromFirst(language).indexOf(dayOfWeek(day))
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -place)
    case 'End':
      return addDays(day, 6 - place)
    case 'PageDown':
      return firstDayOf(moveMonth(month, 1))
    case 'PageUp':
      return firstDayOf(moveMonth(month, -1))
    default:
      return undefined
  }
}
