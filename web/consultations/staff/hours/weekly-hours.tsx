import { formats, weekdayNames } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { controlClass, FieldGroup } from '../../../ui/field/field.tsx'
import { weekdaysFromFirst } from '../../times/times.tsx'
import { isFaulty, type OpenHours } from './check-schedule.ts'
import styles from './hours.module.css'

type WeeklyHoursProps = {
  id: string
  label: string
  hint?: string
  error: string | undefined
  spans: readonly OpenHours[]
  onSpansChange: (spans: OpenHours[]) => void
}

const MOST_A_DAY = 4
const WHOLE_DAY = { from: '09:00', to: '17:00' }
const EVENING = '21:00'

/** Each weekday with its stretches of work, on the office's clock. */
export function WeeklyHours({ id, label, hint, error, spans, onSpansChange }: WeeklyHoursProps) {
  const { language } = useLanguage()
  const replace = (span: OpenHours, next: OpenHours) =>
    onSpansChange(spans.map((each) => (each === span ? next : each)))
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <ul className={styles.week}>
        {weekdaysFromFirst(language).map((weekday) => (
          <Weekday
            key={weekday}
            name={weekdayNames(language)[weekday] ?? ''}
            spans={spans.filter((span) => span.weekday === weekday)}
            isFaulty={(span) => Boolean(error) && isFaulty(span, spans)}
            onChange={replace}
            onAdd={(times) => onSpansChange([...spans, { weekday, ...times }])}
            onRemove={(span) => onSpansChange(spans.filter((each) => each !== span))}
          />
        ))}
      </ul>
    </FieldGroup>
  )
}

type WeekdayProps = {
  name: string
  spans: readonly OpenHours[]
  isFaulty: (span: OpenHours) => boolean
  onChange: (span: OpenHours, next: OpenHours) => void
  onAdd: (times: Pick<OpenHours, 'from' | 'to'>) => void
  onRemove: (span: OpenHours) => void
}

function Weekday({ name, spans, isFaulty, onChange, onAdd, onRemove }: WeekdayProps) {
  const texts = useTexts('consultationsDesk').hours
  const { digits } = formats(useLanguage().language)
  const time = (span: OpenHours, end: 'from' | 'to') => (
    <input
      type="time"
      className={controlClass}
      aria-label={texts[end](name)}
      aria-invalid={isFaulty(span) || undefined}
      value={span[end]}
      onChange={(event) => onChange(span, { ...span, [end]: event.currentTarget.value })}
    />
  )
  return (
    <li className={styles.weekday}>
      <span className={styles.name}>{name}</span>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.none}>{texts.none}</span>}
        {spans.map((span, place) => (
          <div key={place} className={styles.span}>
            {time(span, 'from')}
            <span aria-hidden="true">–</span>
            {time(span, 'to')}
            <IconButton
              icon="trash"
              label={texts.removeOn(name, digits(span.from), digits(span.to))}
              onClick={() => onRemove(span)}
            />
          </div>
        ))}
      </div>
      <Button
        size="small"
        variant="quiet"
        icon="plus"
        className={styles.add}
        disabled={spans.length >= MOST_A_DAY}
        aria-label={texts.addOn(name)}
        onClick={() => onAdd(timesAfter(spans))}
      >
        {texts.add}
      </Button>
    </li>
  )
}

/** Proposes times after the last stretch of the day, if there is one. */
function timesAfter(spans: readonly OpenHours[]): Pick<OpenHours, 'from' | 'to'> {
  const last = spans
    .map(({ to }) => to)
    .sort()
    .at(-1)
  if (!last) return WHOLE_DAY
  return { from: last, to: last < EVENING ? EVENING : '23:59' }
}
