import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { useLoaded } from '../../app/use-loaded.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton/skeleton.tsx'
import { useBookingPlace } from '../booking-place.ts'
import { AppointmentDetails } from './appointment-details.tsx'

export function AppointmentLoading() {
  const { title } = useTexts('consultations').appointment
  return (
    <>
      <PageHeader title={title} />
      <Skeleton>
        <SkeletonBlock height="22rem" />
      </Skeleton>
    </>
  )
}

/** Shows the appointment whose token stands in the address. */
export function OwnAppointment() {
  const { token = '' } = useParams()
  const texts = useTexts('consultations')
  const errors = useTexts('errors')
  const { bookingPath } = useBookingPlace()
  const load = useCallback(() => ask('GET /api/consultations/by-link/{token}', { token }), [token])
  const loaded = useLoaded(load)
  const [changed, setChanged] = useState<Appointment>()
  if (loaded.status === 'loading') return <AppointmentLoading />
  if (loaded.status === 'ready')
    return (
      <AppointmentDetails
        appointment={changed ?? loaded.value}
        onChange={setChanged}
        onReload={() => {
          setChanged(undefined)
          loaded.reload()
        }}
      />
    )
  const code = loaded.error instanceof AppError ? loaded.error.code : undefined
  if (code === 'NOT_FOUND') {
    return (
      <>
        <PageHeader title={texts.appointment.notFound} lead={texts.appointment.notFoundLead} />
        <div>
          <ButtonLink to={href('contact')} variant="primary">
            {texts.obstacleWays.write}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (code === 'GONE') {
    return (
      <>
        <PageHeader title={texts.appointment.lapsed} lead={texts.appointment.lapsedLead} />
        <div>
          <ButtonLink to={bookingPath('initial')} variant="primary">
            {texts.confirm.chooseAgain}
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.appointment.title} />
      <Alert
        tone="danger"
        live
        actions={
          <Button size="small" onClick={loaded.reload}>
            {texts.time.tryAgain}
          </Button>
        }
      >
        {describeError(loaded.error, errors)}
      </Alert>
    </>
  )
}
