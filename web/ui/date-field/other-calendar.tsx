import { type Calendar, formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import styles from './date-field.module.css'
import { type DateDraft, type DatePrecision, spanOf, yearAndMonth } from './date-value.ts'

/** The same date in the calendar that is not being typed, as soon as there is one. */
export function OtherCalendar({ draft, precision }: { draft: DateDraft; precision: DatePrecision }) {
  const texts = useTexts('ui').dateField
  const { language } = useLanguage()
  const other: Calendar = draft.calendar === 'jalali' ? 'gregorian' : 'jalali'
  const span = spanOf(draft, precision)
  return (
    <p className={styles.other} aria-live="polite">
      {span && (
        <>
          {texts.same[other]} <bdi>{write(span)}</bdi>
        </>
      )}
    </p>
  )

  function write({ first, last }: { first: string; last: string }): string {
    const format = formats(language, { calendar: other })
    if (precision === 'day') return format.date(first, 'long')
    const part = (day: string) =>
      precision === 'month' ? format.monthYear(day) : format.digits(String(yearAndMonth(day, other).year))
    return texts.span(part(first), part(last))
  }
}
