import type { BookingObstacle } from '@rahnama/contract/consultations/consultations.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { bookingPath } from './booking-path.ts'

type Way = keyof ReturnType<typeof useTexts<'consultations'>>['obstacleWays']

const WAYS: Record<BookingObstacle, readonly Way[]> = {
  alreadyUsed: ['comprehensive', 'write'],
  signInFirst: ['signIn', 'initial'],
  existingClientsOnly: ['initial', 'write'],
}

const ADDRESSES: Record<Way, string> = {
  initial: bookingPath('initial'),
  comprehensive: bookingPath('comprehensive'),
  write: href('contact'),
  signIn: `${href('signIn')}?${new URLSearchParams({ returnTo: bookingPath('followUp') })}`,
}

/** A kind of consultation that is not for this person, and what is. */
export function Obstacle({ obstacle }: { obstacle: BookingObstacle }) {
  const { obstacles, obstacleWays } = useTexts('consultations')
  const { title, body } = obstacles[obstacle]
  return (
    <Alert
      tone="info"
      live
      title={title}
      actions={WAYS[obstacle].map((way, index) => (
        <ButtonLink key={way} to={ADDRESSES[way]} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
          {obstacleWays[way]}
        </ButtonLink>
      ))}
    >
      {body}
    </Alert>
  )
}
