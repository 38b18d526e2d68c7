import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { supportQuery } from '../messages/messages.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'

/** Whoever has a consultant had the initial consultation, which is held once. */
export function BookLink() {
  const texts = useTexts('advisor').handOver
  const { data: support } = useQuery(supportQuery)
  return (
    <ButtonLink
      size="small"
      icon="calendar"
      to={href('portalBooking', { type: support?.consultant ? 'follow-up' : 'initial' })}
    >
      {texts.book}
    </ButtonLink>
  )
}
