import type { PromiseClock } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './header.module.css'

const MINUTES_PER_HOUR = 60
const TONES: Record<PromiseClock['state'], BadgeTone> = {
  running: 'info',
  paused: 'neutral',
  kept: 'success',
  broken: 'danger',
}

/** How our promise stands; pressed, it shows how the time adds up day by day. */
export function PromiseClockFact({ promise }: { promise: PromiseClock }) {
  const { promise: texts } = useTexts('caseFile')
  const { dateTime, date } = formats(useLanguage().language)
  const sayTime = useOfficeTime()
  const { state, dueAt, usedMinutes, minutes, sum } = promise
  const used = texts.used(sayTime(usedMinutes), sayTime(minutes))
  return (
    <div className={styles.line}>
      <span className={styles.label}>{texts.label}</span>
      <Badge tone={TONES[state]} icon="clock">
        {texts.states[state]}
      </Badge>
      <Dialog
        title={texts.title}
        description={texts.lead}
        trigger={
          <button type="button" className={styles.clock}>
            {dueAt ? texts.due(dateTime(dueAt, { weekday: true })) : used}
          </button>
        }
      >
        <table className={styles.sum}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.time}</th>
            </tr>
          </thead>
          <tbody>
            {sum.map(({ on, minutes: open, isHoliday }, place) => (
              <tr key={`${on} ${place}`}>
                <th scope="row">{date(on, 'long', { weekday: true })}</th>
                <td>{isHoliday ? texts.holiday : open === 0 ? texts.closed : `+ ${sayTime(open)}`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <td>{sayTime(minutes)}</td>
            </tr>
            <tr>
              <th scope="row">{texts.states[state]}</th>
              <td>{used}</td>
            </tr>
          </tfoot>
        </table>
      </Dialog>
    </div>
  )
}

/** "3 hours and 20 minutes" of office time. */
function useOfficeTime() {
  const { underMinute } = useTexts('caseFile').promise
  const format = formats(useLanguage().language)
  return (minutes: number): string => {
    const parts = [
      { count: Math.floor(minutes / MINUTES_PER_HOUR), say: format.hours },
      { count: minutes % MINUTES_PER_HOUR, say: format.minutes },
    ].flatMap(({ count, say }) => (count > 0 ? [say(count)] : []))
    return parts.length > 0 ? format.list(parts) : underMinute
  }
}
