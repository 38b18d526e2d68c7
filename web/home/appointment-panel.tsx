import { deviceTimeZone, isolate } from '@rahnama/contract/locale/locale.ts'
import { Offered, useWhen } from '../consultations/consultations.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import styles from './home-page.module.css'
import { useNextAppointment } from './use-next-appointment.ts'

export function AppointmentPanel() {
  const texts = useTexts('home').appointment
  const appointment = useNextAppointment()
  const { day, clocks } = useWhen(appointment?.timeZone ?? deviceTimeZone())
  if (!appointment) return null
  const { words, startsAt, consultant, token } = appointment
  return (
    <div className={styles.stack}>
      <p className={styles.strong}>
        <Offered words={words} what="title" />
      </p>
      <p>
        <time dateTime={startsAt}>
          {day(startsAt)}
          <br />
          {clocks(startsAt)}
        </time>
      </p>
      <p className={styles.soft}>{texts.with(isolate(consultant.name))}</p>
      <TextLink to={href('portalAppointment', { token })} iconEnd="arrow-forward">
        {texts.open}
      </TextLink>
    </div>
  )
}
