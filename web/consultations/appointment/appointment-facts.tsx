import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { formats, OFFICE_TIME_ZONE, zoneName } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Offered } from '../offered.tsx'
import { useWhen } from '../when.tsx'
import styles from './appointment-details.module.css'

export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const texts = useTexts('consultations').appointment
  const { language } = useLanguage()
  const { code } = formats(language)
  const { startsAt, timeZone, words, consultant, reference, meetingUrl, topic } = appointment
  const mine = useWhen(timeZone)
  const ours = useWhen(OFFICE_TIME_ZONE)
  return (
    <Card as="section">
      <dl className={styles.facts}>
        <dt>{texts.yourTime}</dt>
        <dd>
          <p className={styles.when}>{mine.mainDay(startsAt)}</p>
          <p className={styles.when}>{`${mine.time(startsAt)} ${zoneName(timeZone, language)}`}</p>
          <p className={styles.second}>{mine.otherDay(startsAt)}</p>
        </dd>
        {timeZone !== OFFICE_TIME_ZONE && (
          <>
            <dt>{texts.ourTime}</dt>
            <dd>{`${ours.mainDay(startsAt)} · ${ours.time(startsAt)} ${zoneName(OFFICE_TIME_ZONE, language)}`}</dd>
          </>
        )}
        <dt>{texts.type}</dt>
        <dd>
          <Offered words={words} what="title" />
        </dd>
        <dt>{texts.fee}</dt>
        <dd>
          <Offered words={words} what="fee" />
        </dd>
        <dt>{texts.consultant}</dt>
        <dd>
          <bdi>{consultant.name}</bdi>
        </dd>
        <dt>{texts.join}</dt>
        <dd>
          {meetingUrl ? (
            <a href={meetingUrl} dir="ltr" rel="noreferrer">
              {meetingUrl}
            </a>
          ) : (
            texts.joinLater
          )}
        </dd>
        <dt>{texts.reference}</dt>
        <dd>{code(reference)}</dd>
        <dt>{texts.topic}</dt>
        <dd dir="auto">{topic}</dd>
      </dl>
    </Card>
  )
}
