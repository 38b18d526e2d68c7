import type {
  BookingObstacle,
  ConsultationType,
  WholeOwnersWords,
} from '@rahnama/contract/consultations/consultations.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { type BookingPlace, IN_PORTAL, useBookingPlace } from './booking-place.ts'

type Way = ConsultationType | 'write' | 'signIn'
type Offer = { type: ConsultationType; obstacle: BookingObstacle | null; words: WholeOwnersWords }

const WAYS: Record<BookingObstacle, readonly Way[]> = {
  alreadyUsed: ['followUp', 'comprehensive', 'write'],
  signInFirst: ['signIn', 'initial'],
  existingClientsOnly: ['initial', 'write'],
  feeUnsaid: ['write', 'initial'],
}

function addressOf(way: Way, { bookingPath }: BookingPlace): string {
  if (way === 'write') return href('contact')
  if (way === 'signIn')
    return `${href('signIn')}?${new URLSearchParams({ returnTo: IN_PORTAL.bookingPath('followUp') })}`
  return bookingPath(way)
}

/** A kind of consultation that is not for this person, and what is. */
export function Obstacle({ obstacle, offers }: { obstacle: BookingObstacle; offers: readonly Offer[] }) {
  const { obstacles, obstacleWays, title: book } = useTexts('consultations')
  const { language } = useLanguage()
  const place = useBookingPlace()
  const { title, body } = obstacles[obstacle]
  const labelOf = (way: Way) => {
    if (way === 'write' || way === 'signIn') return obstacleWays[way]
    return book(offers.find(({ type }) => type === way)?.words[language].title ?? '')
  }
  const isOpen = (way: Way) => offers.find(({ type }) => type === way)?.obstacle == null
  return (
    <Alert
      tone="info"
      live
      title={title}
      actions={WAYS[obstacle].filter(isOpen).map((way, index) => (
        <ButtonLink key={way} to={addressOf(way, place)} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
          {labelOf(way)}
        </ButtonLink>
      ))}
    >
      {body}
    </Alert>
  )
}
