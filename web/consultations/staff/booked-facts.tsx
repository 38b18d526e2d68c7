import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'
import { Offered } from '../offered.tsx'
import { AppointmentStanding } from './appointment-standing.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import styles from './staff.module.css'

export function BookedFacts({ appointment }: { appointment: StaffAppointment }) {
  const { appointments: texts, languages } = useTexts('cases')
  const { number } = formats(useLanguage().language)
  const { details } = texts
  const { phone, meetingUrl, reason, note, earlier } = appointment
  return (
    <Facts>
      <Fact name={details.client}>
        <bdi>{appointment.name}</bdi>
      </Fact>
      <Fact name={details.time}>
        <AppointmentTime {...appointment} />
      </Fact>
      <Fact name={details.state}>
        <AppointmentStanding {...appointment} />
      </Fact>
      <Fact name={details.type}>
        <Offered words={appointment.words} what="title" />
      </Fact>
      <Fact name={details.consultant}>
        <bdi>{appointment.consultant.name}</bdi>
      </Fact>
      <Fact name={details.language}>{languages[appointment.language]}</Fact>
      <Fact name={details.topic}>
        <span className={styles.words} dir="auto">
          {appointment.topic}
        </span>
      </Fact>
      <Fact name={details.email}>
        <a href={`mailto:${appointment.email}`} dir="ltr">
          {appointment.email}
        </a>
      </Fact>
      {phone && (
        <Fact name={details.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </Fact>
      )}
      {meetingUrl && (
        <Fact name={details.join}>
          <a href={meetingUrl} dir="ltr" rel="noreferrer">
            {meetingUrl}
          </a>
        </Fact>
      )}
      <Fact name={details.earlier}>{number(earlier)}</Fact>
      {reason && (
        <Fact name={details.reason}>
          <span className={styles.words} dir="auto">
            {reason}
          </span>
        </Fact>
      )}
      {note && (
        <Fact name={details.note}>
          <span className={styles.words} dir="auto">
            {note}
          </span>
        </Fact>
      )}
    </Facts>
  )
}
