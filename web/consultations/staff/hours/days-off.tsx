import type { ConsultantSchedule } from '@rahnama/contract/consultations/consultations.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { call } from '../../../api/api.ts'
import { OpenLink } from '../../../app/opened.tsx'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure, useAct } from '../../../ui/act/act.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { APPOINTMENT } from '../appointment-sheet.tsx'
import { AppointmentTime } from '../appointment-time.tsx'
import { AddDayOff } from './add-day-off.tsx'
import styles from './hours.module.css'
import { useScheduleKept } from './use-schedule-kept.ts'

type DayOff = ConsultantSchedule['daysOff'][number]

/** Lists days off ahead, each with the appointments somebody still has to deal with. */
export function DaysOff({ shown }: { shown: ConsultantSchedule }) {
  const texts = useTexts('consultationsDesk').daysOff
  const { consultant, version, daysOff } = shown
  const today = officeDay(new Date())
  const ahead = daysOff.filter(({ to }) => to >= today)
  return (
    <section className={styles.daysOff}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      {version === 0 ? (
        <p>{texts.first}</p>
      ) : (
        <>
          {ahead.length === 0 && <p>{texts.empty}</p>}
          <ul className={styles.list}>
            {ahead.map((dayOff) => (
              <OneDayOff key={dayOff.id} consultantId={consultant.id} dayOff={dayOff} />
            ))}
          </ul>
          <AddDayOff consultantId={consultant.id} />
        </>
      )}
    </section>
  )
}

function OneDayOff({ consultantId, dayOff }: { consultantId: string; dayOff: DayOff }) {
  const texts = useTexts('consultationsDesk').daysOff
  const { date, number } = formats(useLanguage().language)
  const keep = useScheduleKept()
  const { id, from, to, note, booked } = dayOff
  const days = from === to ? date(from, 'long', { weekday: true }) : texts.range(date(from), date(to))
  const removing = useAct(async () => {
    keep(await call('DELETE /api/consultations/schedules/{consultantId}/days-off/{id}', { consultantId, id }))
  })
  return (
    <li className={styles.dayOff}>
      <div className={styles.line}>
        <span>
          <strong>{days}</strong>
          {note && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
        </span>
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          aria-label={texts.removeNamed(days)}
          busy={removing.isBusy}
          onClick={removing.run}
        >
          {texts.remove}
        </Button>
      </div>
      <Failure>{removing.failure}</Failure>
      {booked.length > 0 && (
        <Alert tone="warning" live title={texts.hit(booked.length, number(booked.length))}>
          <p>{texts.hitBody}</p>
          <ul className={styles.list}>
            {booked.map((appointment) => (
              <li key={appointment.id} className={styles.booked}>
                <OpenLink name={APPOINTMENT} id={appointment.id}>
                  <bdi>{appointment.name}</bdi>
                </OpenLink>
                <AppointmentTime {...appointment} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </li>
  )
}
