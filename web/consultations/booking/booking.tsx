import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { IN_PORTAL, useBookingPlace } from '../booking-place.ts'
import { KnownContact } from '../known-contact.ts'
import { Obstacle } from '../obstacle.tsx'
import { LoadedTimes, type Times } from '../times/times.tsx'
import { BookingSteps } from './booking-steps.tsx'

type BookingProps = {
  type: ConsultationType
  /** This stands above it once the offers are known. */
  above?: (offers: Times['options']['types']) => ReactNode
}

export function Booking({ type, above }: BookingProps) {
  const place = useBookingPlace()
  const { search } = useLocation()
  return (
    <LoadedTimes type={type}>
      {({ options, times, contact, reload }) => {
        // A client books in the frame they are used to, also when a link of the public site brought them. The time they
        // keep and what they typed lie in this tab, and the step is in the address.
        if (contact && place !== IN_PORTAL) return <Navigate to={`${IN_PORTAL.bookingPath(type)}${search}`} replace />
        const obstacle = options.types.find((option) => option.type === type)?.obstacle
        return (
          <>
            {above?.(options.types)}
            {obstacle ? (
              <Obstacle obstacle={obstacle} offers={options.types} />
            ) : (
              <KnownContact value={contact}>
                <BookingSteps
                  type={type}
                  offers={options.types}
                  consultants={options.consultants.filter(({ types }) => types.includes(type))}
                  times={times}
                  onReload={reload}
                />
              </KnownContact>
            )}
          </>
        )
      }}
    </LoadedTimes>
  )
}
