import { useParams } from 'react-router'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Booking } from './booking/booking.tsx'
import { OfferedKinds } from './booking/offered-kinds.tsx'
import { typeOfSlug } from './booking-path.ts'
import { BookingPlaceContext, IN_PORTAL } from './booking-place.ts'
import { BookingRule } from './booking-rule.tsx'

/** Whoever is signed in books here, in the frame they are used to. */
export default function PortalBookingPage() {
  const { portal } = useTexts('consultations')
  const type = typeOfSlug(useParams().type) ?? 'initial'
  return (
    <BookingPlaceContext value={IN_PORTAL}>
      <PageHead {...portal} />
      <PageHeader title={portal.title} lead={portal.lead} />
      <BookingRule />
      <Booking key={type} type={type} above={(offers) => <OfferedKinds offers={offers} current={type} />} />
    </BookingPlaceContext>
  )
}
