import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useOpened } from '../../app/opened.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { AppointmentActs } from './appointment-acts.tsx'
import { BookedFacts } from './booked-facts.tsx'
import { ClientStanding } from './client-standing.tsx'
import { hasBegun } from './has-begun.ts'
import { appointmentQuery } from './queries.ts'
import { RecordOutcome } from './record-outcome.tsx'
import styles from './staff.module.css'

/** The address says which one is open. */
export const APPOINTMENT = 'appointment'

export function AppointmentSheet() {
  const { opened, close } = useOpened(APPOINTMENT)
  return opened ? <OpenAppointment key={opened} id={opened} onClose={close} /> : null
}

function OpenAppointment({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts('cases')
  const errors = useTexts('errors')
  const { code } = formats(useLanguage().language)
  const { data: appointment, error, refetch } = useQuery(appointmentQuery(id))
  const { details, title } = texts.appointments
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={appointment ? details.title(code(appointment.reference)) : title}
    >
      {appointment ? (
        <div className={styles.appointment}>
          <BookedFacts appointment={appointment} />
          {appointment.clientId && (
            <PanelBody describeError={(failure) => describeError(failure, errors)}>
              <ClientStanding id={id} />
            </PanelBody>
          )}
          {appointment.state === 'booked' && !hasBegun(appointment) && <AppointmentActs appointment={appointment} />}
          {appointment.state !== 'cancelled' && hasBegun(appointment) && <RecordOutcome appointment={appointment} />}
        </div>
      ) : error ? (
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" icon="refresh" onClick={() => refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {describeError(error, errors)}
        </Alert>
      ) : (
        <Skeleton>
          <SkeletonText lines={6} />
        </Skeleton>
      )}
    </Sheet>
  )
}
