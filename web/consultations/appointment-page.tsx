import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { AppointmentLoading, OwnAppointment } from './appointment/own-appointment.tsx'
import styles from './booking-page.module.css'

/** A mailed link leads here: see, confirm, move and cancel without signing in. */
export default function AppointmentPage() {
  const { title, upcomingLead } = useTexts('consultations').appointment
  // The server keeps one rendering for all links, so nothing of this one may be in it.
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={upcomingLead} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {isHydrated ? <OwnAppointment /> : <AppointmentLoading />}
    </div>
  )
}
