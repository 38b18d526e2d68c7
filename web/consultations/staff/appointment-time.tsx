import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { useWhen } from '../when.tsx'
import styles from './staff.module.css'

/** The office's day in both calendars, and both clocks with ours first. */
export function AppointmentTime({ startsAt, timeZone }: Pick<StaffAppointment, 'startsAt' | 'timeZone'>) {
  const { language } = useLanguage()
  const { mainDay, otherDay } = useWhen(OFFICE_TIME_ZONE)
  return (
    <time dateTime={startsAt} className={styles.time}>
      <span>{mainDay(startsAt)}</span>
      <span className={styles.soft}>{otherDay(startsAt)}</span>
      <span>{twoClocks(startsAt, [OFFICE_TIME_ZONE, timeZone], language)}</span>
    </time>
  )
}
