import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { createContext, use } from 'react'
import { href } from '../site-map.ts'
import { bookingPath, slugOf } from './booking-path.ts'

export type BookingPlace = {
  bookingPath: (type: ConsultationType) => string
  appointmentPath: (token: string) => string
}

const ON_SITE: BookingPlace = { bookingPath, appointmentPath: (token) => href('appointment', { token }) }

/** Whoever books inside the portal stays inside it. */
export const IN_PORTAL: BookingPlace = {
  bookingPath: (type) => href('portalBooking', { type: slugOf(type) }),
  appointmentPath: (token) => href('portalAppointment', { token }),
}

/** The same steps lead to other addresses on the public site and in the portal. */
export const BookingPlaceContext = createContext(ON_SITE)

export function useBookingPlace(): BookingPlace {
  return use(BookingPlaceContext)
}
