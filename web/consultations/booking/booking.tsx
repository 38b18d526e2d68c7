import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import type { ReactNode } from 'react'
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
  return (
    <LoadedTimes type={type}>
      {({ options, times, contact, reload }) => {
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
