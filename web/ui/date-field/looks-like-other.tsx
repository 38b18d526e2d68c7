import { type Calendar, foldDigits } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import styles from './date-field.module.css'
import type { DateDraft } from './date-value.ts'

/** Years of living memory and of plans, which the two calendars never share. */
const YEARS: Record<Calendar, { from: number; to: number }> = {
  gregorian: { from: 1880, to: 2100 },
  jalali: { from: 1260, to: 1480 },
}

type LooksLikeOtherProps = { draft: DateDraft; onSwitch: (calendar: Calendar) => void }

/** A year of the calendar that is not chosen: said before it counts as a fault, with one tap to put it right. */
export function LooksLikeOther({ draft, onSwitch }: LooksLikeOtherProps) {
  const texts = useTexts('ui').dateField
  const other: Calendar = draft.calendar === 'jalali' ? 'gregorian' : 'jalali'
  const year = Number(foldDigits(draft.year).trim())
  const isOfOther = year >= YEARS[other].from && year <= YEARS[other].to
  return (
    <div className={styles.looksLike} role="status">
      {isOfOther && (
        <>
          <span>{texts.looksLike[other]}</span>
          <Button size="small" onClick={() => onSwitch(other)}>
            {texts.takeAs[other]}
          </Button>
        </>
      )}
    </div>
  )
}
