import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { formats, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link/link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { useBookingPlace } from '../booking-place.ts'
import styles from './appointment-details.module.css'
import { AppointmentFacts } from './appointment-facts.tsx'
import { calendarLinks } from './calendar-links.ts'
import { CancelAppointment } from './cancel-appointment.tsx'
import { ConfirmAppointment } from './confirm-appointment.tsx'
import { MoveAppointment } from './move-appointment.tsx'
import { saveFile } from './save-file.ts'

type AppointmentDetailsProps = {
  appointment: Appointment
  onChange: (appointment: Appointment) => void
  onReload: () => void
}

export function AppointmentDetails({ appointment, onChange, onReload }: AppointmentDetailsProps) {
  const texts = useTexts('consultations').appointment
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { bookingPath } = useBookingPlace()
  const [isMoved, setMoved] = useState(false)
  const act = search.get('act')
  const isOpen = appointment.state === 'booked' && Date.parse(appointment.endsAt) > Date.now()
  const isAsked = isOpen && act === 'coming' && !appointment.isComing
  const close = () => setSearch({}, { replace: true })
  const take = (next: Appointment) => {
    onChange(next)
    close()
  }
  const lookAgain = () => {
    onReload()
    close()
  }
  const header = headerOf()

  if (isOpen && appointment.isChangeable && act === 'move') {
    return (
      <MoveAppointment
        appointment={appointment}
        onMoved={(next) => {
          setMoved(true)
          take(next)
        }}
        onOver={lookAgain}
        onClose={close}
      />
    )
  }
  if (appointment.state === 'unconfirmed') {
    return (
      <ConfirmAppointment
        appointment={appointment}
        onConfirmed={(next) => {
          onChange(next)
          setSearch({ new: 'yes' }, { replace: true })
        }}
        onGone={onReload}
      />
    )
  }
  return (
    <>
      <PageHeader {...header} />
      <AppointmentFacts appointment={appointment} />
      {isOpen && act === 'cancel' && appointment.isChangeable ? (
        <CancelAppointment appointment={appointment} onCancelled={take} onOver={lookAgain} onClose={close} />
      ) : (
        isOpen && (
          <Acts
            appointment={appointment}
            onChange={isAsked ? take : onChange}
            onAct={(name) => setSearch({ act: name })}
            isAsked={isAsked}
          />
        )
      )}
      {!isOpen && (
        <div>
          <ButtonLink
            to={bookingPath(
              appointment.type === 'initial' && appointment.state !== 'cancelled' ? 'comprehensive' : appointment.type,
            )}
            variant="primary"
          >
            {texts.bookAgain}
          </ButtonLink>
        </div>
      )}
    </>
  )

  function headerOf(): { title: string; lead: string } {
    const { code } = formats(language)
    if (appointment.state === 'cancelled') return { title: texts.cancelled, lead: texts.cancelledLead }
    if (!isOpen) return { title: texts.over, lead: texts.overLead }
    if (isAsked) return { title: texts.areYouComing, lead: texts.areYouComingLead }
    if (isMoved) return { title: texts.moved, lead: texts.movedLead(code(appointment.email)) }
    if (search.get('new')) return { title: texts.justBooked, lead: texts.justBookedLead(code(appointment.email)) }
    return { title: texts.title, lead: texts.upcomingLead }
  }
}

type ActsProps = Omit<AppointmentDetailsProps, 'onReload'> & {
  onAct: (act: 'move' | 'cancel') => void
  isAsked: boolean
}

/** A link says nothing by itself, because mail scanners open links: whoever comes from the reminder presses once. */
function Acts({ appointment, onChange, onAct, isAsked }: ActsProps) {
  const comingButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) comingButton.current?.focus()
  }, [isAsked])
  const texts = useTexts('consultations').appointment
  const { token, isComing, isChangeable, changeableUntil, timeZone } = appointment
  const { dateTime } = formats(useLanguage().language, { timeZone: timeZone || OFFICE_TIME_ZONE })
  const coming = useAct(async () => onChange(await ask('POST /api/consultations/by-link/{token}/coming', { token })))
  const calendar = useAct(async () =>
    saveFile(await ask('GET /api/consultations/by-link/{token}/calendar', { token }), 'text/calendar'),
  )
  return (
    <Card tone="sunken">
      {isComing && (
        <Alert tone="success" live>
          {texts.isComing}
        </Alert>
      )}
      <Failure>{coming.failure ?? calendar.failure}</Failure>
      <div className={styles.acts}>
        {!isComing && (
          <Button ref={comingButton} variant="primary" icon="check" busy={coming.isBusy} onClick={coming.run}>
            {texts.coming}
          </Button>
        )}
        <Button icon="calendar" busy={calendar.isBusy} onClick={calendar.run}>
          {texts.addToCalendar}
        </Button>
        <CalendarLinks appointment={appointment} />
        {isChangeable && (
          <>
            <Button onClick={() => onAct('move')}>{texts.move}</Button>
            <Button variant="quiet" onClick={() => onAct('cancel')}>
              {texts.cancel}
            </Button>
          </>
        )}
      </div>
      <p className={styles.until}>{isChangeable ? texts.until(dateTime(changeableUntil)) : texts.tooLate}</p>
    </Card>
  )
}

/** For whoever keeps a calendar on the web and has no use for a file. */
function CalendarLinks({ appointment }: { appointment: Appointment }) {
  const { calendars } = useTexts('consultations').appointment
  const { language } = useLanguage()
  const { words, startsAt, endsAt, reference, meetingUrl } = appointment
  const entry = { title: words[language].title, startsAt, endsAt, details: reference, place: meetingUrl ?? '' }
  const links = calendarLinks(entry)
  return (['google', 'outlook'] as const).map((name) => (
    <TextLink key={name} href={links[name]} target="_blank" rel="noreferrer">
      {calendars[name]}
    </TextLink>
  ))
}
