import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { OwnAppointment } from './appointment/own-appointment.tsx'
import { BookingPlaceContext, IN_PORTAL } from './booking-place.ts'

/** Home leads here: the page shows inside the portal what a mailed link opens. */
export default function PortalAppointmentPage() {
  const { title, upcomingLead } = useTexts('consultations').appointment
  return (
    <BookingPlaceContext value={IN_PORTAL}>
      <PageHead title={title} lead={upcomingLead} />
      <OwnAppointment />
    </BookingPlaceContext>
  )
}
