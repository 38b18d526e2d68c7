import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { BookingSteps } from './booking-steps.tsx'
import { LoadedTimes } from './loaded-times.tsx'
import { Obstacle } from './obstacle.tsx'

export function Booking({ type }: { type: ConsultationType }) {
  return (
    <LoadedTimes type={type}>
      {({ options, times, reload }) => {
        const obstacle = options.types.find((option) => option.type === type)?.obstacle
        if (obstacle) return <Obstacle obstacle={obstacle} offers={options.types} />
        return (
          <BookingSteps
            type={type}
            offers={options.types}
            consultants={options.consultants.filter(({ types }) => types.includes(type))}
            times={times}
            onReload={reload}
          />
        )
      }}
    </LoadedTimes>
  )
}
