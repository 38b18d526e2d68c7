import { type Appointment, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton/skeleton.tsx'
import { useAwake } from '../ui/use-awake.ts'
import { AppointmentDetails } from './appointment-details.tsx'
import { ask } from './ask.ts'
import styles from './booking-page.module.css'
import { useLoaded } from './use-loaded.ts'

/** A mailed link leads here: see, confirm, move and cancel without signing in. */
export default function AppointmentPage() {
  const { title, upcomingLead } = useTexts('consultations').appointment
  // The server keeps one rendering for all links, so nothing of this one may be in it.
  const isAwake = useAwake()
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={upcomingLead} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {isAwake ? <OwnAppointment /> : <Loading />}
    </div>
  )
}

function Loading() {
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

function OwnAppointment() {
  const { token = '' } = useParams()
  const texts = useTexts('consultations')
  const errors = useTexts('errors')
  const load = useCallback(() => ask(consultations.readByLink, { token }), [token])
  const loaded = useLoaded(load)
  const [changed, setChanged] = useState<Appointment>()
  if (loaded.status === 'loading') return <Loading />
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
  if (loaded.error instanceof AppError && loaded.error.code === 'NOT_FOUND') {
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
