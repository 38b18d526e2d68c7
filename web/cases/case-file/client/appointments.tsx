import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { appointmentsQuery } from '../queries.ts'
import styles from './client.module.css'
import { ListCard } from './list-card.tsx'

const TONES: Record<StaffAppointment['state'], BadgeTone> = {
  booked: 'info',
  cancelled: 'neutral',
  attended: 'success',
  missed: 'warning',
}

export function Appointments({ folio }: { folio: string }) {
  const { appointments: texts } = useTexts('caseFile')
  return (
    <ListCard texts={texts} query={useQuery(appointmentsQuery(folio))}>
      {(appointment) => <Line appointment={appointment} />}
    </ListCard>
  )
}

function Line({ appointment }: { appointment: StaffAppointment }) {
  const { appointments: texts } = useTexts('caseFile')
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { dateTime } = formats(language, { timeZone })
  const { startsAt, state, words, consultant, topic, note, meetingUrl } = appointment
  return (
    <>
      <p className={styles.line}>
        <time dateTime={startsAt} className={styles.strong}>
          {dateTime(startsAt, { weekday: true })}
        </time>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <span>{words[language].title}</span>
        <span>{texts.with(isolate(consultant.name))}</span>
        {meetingUrl && state === 'booked' && <TextLink href={meetingUrl}>{texts.join}</TextLink>}
      </p>
      {topic && (
        <p className={styles.soft}>
          {texts.topic}: <span dir="auto">{topic}</span>
        </p>
      )}
      {note && (
        <p className={styles.soft}>
          {texts.note}: <span dir="auto">{note}</span>
        </p>
      )}
    </>
  )
}
