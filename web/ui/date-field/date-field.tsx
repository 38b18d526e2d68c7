import { type Calendar, type DatePart, formats, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { useId, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, FieldGroup, type FieldProps } from '../field/field.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import styles from './date-field.module.css'
import {
  answerOf,
  DATE_PARTS,
  type DateDraft,
  type DatePrecision,
  type DateValue,
  draftOf,
  readDate,
  sameValue,
} from './date-value.ts'
import { LooksLikeOther } from './looks-like-other.tsx'
import { OtherCalendar } from './other-calendar.tsx'
import { rememberCalendar, rememberedCalendar } from './remembered-calendar.ts'

export { type DateDraft, type DatePrecision, type DateValue, readDate } from './date-value.ts'
export { rememberCalendar, rememberedCalendar } from './remembered-calendar.ts'

export type DateFieldProps = FieldProps & {
  value: DateValue
  onValueChange: (value: DateValue) => void
  onBlur?: () => void
  precision?: DatePrecision
  /** Browsers fill in the person's own date of birth. */
  autoComplete?: 'bday'
}

/** A date a person knows by heart, in either calendar. Nothing moves by itself while it is typed. */
export function DateField({
  value,
  onValueChange,
  onBlur,
  precision = 'day',
  autoComplete,
  hint,
  ...field
}: DateFieldProps) {
  const texts = useTexts('ui').dateField
  const { language } = useLanguage()
  const ownId = useId()
  const id = field.id ?? ownId
  const [draft, setDraft] = useState(() => boxesFor(value, rememberedCalendar(language)))
  // Compared with the value before, never with the boxes alone: a value no box can say, such as a draft with nothing in it, would be written into them without end.
  const [followed, setFollowed] = useState(value)
  if (!sameValue(value, followed)) {
    setFollowed(value)
    if (!sameValue(value, answerOf(draft, precision))) setDraft(boxesFor(value, draft.calendar))
  }

  const { calendar } = draft
  const faulty = field.error ? faultyParts(draft, precision) : []
  const change = (next: DateDraft) => {
    setDraft(next)
    onValueChange(answerOf(next, precision))
  }
  const switchTo = (next: Calendar) => {
    rememberCalendar(next)
    const whole = answerOf(draft, precision)
    change(typeof whole === 'string' ? boxesFor(whole, next) : { ...draft, calendar: next })
  }
  /** The same numbers, read in the other calendar. */
  const takeAs = (next: Calendar) => {
    rememberCalendar(next)
    change({ ...draft, calendar: next })
  }

  return (
    <FieldGroup {...field} id={id} hint={hint ?? texts.examples[precision][calendar]}>
      <div className={styles.row}>
        <div className={styles.parts}>
          {DATE_PARTS[precision].map((part) => (
            <div key={part} className={styles.part} data-part={part}>
              <label htmlFor={`${id}-${part}`}>{texts[part]}</label>
              <input
                id={`${id}-${part}`}
                className={classNames(controlClass, styles.box)}
                inputMode="numeric"
                autoComplete={autoComplete && calendar === 'gregorian' ? `bday-${part}` : 'off'}
                aria-invalid={faulty.includes(part) || undefined}
                value={draft[part]}
                onChange={(event) => change({ ...draft, [part]: stripBidiControls(event.currentTarget.value) })}
                onBlur={onBlur}
              />
            </div>
          ))}
        </div>
        <div className={styles.calendar}>
          <Segmented
            label={texts.calendar}
            labelHidden
            size="small"
            segments={(['gregorian', 'jalali'] as const).map((each) => ({ value: each, label: texts.calendars[each] }))}
            value={calendar}
            onValueChange={switchTo}
          />
        </div>
      </div>
      <div className={styles.note}>
        <LooksLikeOther draft={draft} onSwitch={takeAs} />
        <OtherCalendar draft={draft} precision={precision} />
      </div>
    </FieldGroup>
  )

  /** Numbers we write ourselves come in the digits of the page; what is typed stays as typed. */
  function boxesFor(answer: DateValue, inCalendar: Calendar): DateDraft {
    if (typeof answer !== 'string') return answer
    const { digits } = formats(language)
    const { day, month, year } = draftOf(answer, inCalendar)
    return { calendar: inCalendar, day: digits(day), month: digits(month), year: digits(year) }
  }
}

function faultyParts(draft: DateDraft, precision: DatePrecision): readonly DatePart[] {
  const read = readDate(draft, precision)
  return 'fault' in read && read.part ? [read.part] : DATE_PARTS[precision]
}
