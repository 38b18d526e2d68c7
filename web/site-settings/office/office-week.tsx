import { weekdayNames } from '@rahnama/contract/locale/locale.ts'
import type { OfficeSettings } from '@rahnama/contract/site-settings.ts'
import { haveLength, hoursOfWeek, overlap } from '@rahnama/contract/weekly-hours.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { controlClass, FieldGroup } from '../../ui/field/field.tsx'
import styles from './office.module.css'

type Week = OfficeSettings['week']
type OpenDay = NonNullable<Week[number]>

const USUAL: OpenDay = { opens: '09:00', closes: '18:00' }
const SATURDAY = 6
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** Seven days with their hours, in the order the reader's week has them. */
export function OfficeWeek({ week, onWeekChange }: { week: Week; onWeekChange: (week: Week) => void }) {
  const texts = useTexts('officeSettings')
  const { language } = useLanguage()
  const all = hoursOfWeek(week)
  const isFaulty = (weekday: number) =>
    all.some(
      (hours) =>
        hours.weekday === weekday &&
        (!haveLength(hours) || all.some((other) => other !== hours && overlap(hours, other))),
    )
  const error = all.length === 0 ? texts.neverOpen : WEEKDAYS.some(isFaulty) ? texts.closesFirst : undefined
  const order = language === 'fa' ? [SATURDAY, ...WEEKDAYS.slice(0, SATURDAY)] : WEEKDAYS
  return (
    <FieldGroup label={texts.hours} hint={texts.hoursHint} error={error}>
      <ul className={styles.week}>
        {order.map((weekday) => {
          const day = week[weekday]
          const name = weekdayNames(language)[weekday] ?? ''
          const time = (end: keyof OpenDay) =>
            day && (
              <input
                type="time"
                className={controlClass}
                aria-label={texts[end](name)}
                aria-invalid={isFaulty(weekday) || undefined}
                value={day[end]}
                onChange={(event) => onWeekChange(week.with(weekday, { ...day, [end]: event.currentTarget.value }))}
              />
            )
          return (
            <li key={weekday} className={styles.day}>
              <Checkbox
                label={name}
                checked={Boolean(day)}
                onCheckedChange={(isOpen) => onWeekChange(week.with(weekday, isOpen ? USUAL : null))}
              />
              {day ? (
                <span className={styles.hours}>
                  {time('opens')}
                  <span aria-hidden="true">–</span>
                  {time('closes')}
                  {day.closes < day.opens && <span className={styles.closed}>{texts.nextDay}</span>}
                </span>
              ) : (
                <span className={styles.closed}>{texts.closed}</span>
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
