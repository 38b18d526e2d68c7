import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Anchor } from '../../ui/link/link.tsx'
import { useBookingPlace } from '../booking-place.ts'
import { Offered } from '../offered.tsx'
import type { Times } from '../times/times.tsx'
import styles from './offered-kinds.module.css'

type OfferedKindsProps = { offers: Times['options']['types']; current: ConsultationType }

/** Lets somebody choose a kind of consultation, and says how long it takes and what it costs. */
export function OfferedKinds({ offers, current }: OfferedKindsProps) {
  const texts = useTexts('consultations')
  const { language } = useLanguage()
  const { minutes } = formats(language)
  const { bookingPath } = useBookingPlace()
  const chosen = offers.find(({ type }) => type === current)
  return (
    <div className={styles.kinds}>
      <nav aria-label={texts.portal.kinds} className={styles.links}>
        {offers.map(({ type, words }) => (
          <Anchor
            key={type}
            to={bookingPath(type)}
            className={styles.kind}
            {...(type === current && { 'aria-current': 'page' })}
          >
            <Offered words={words} what="title" />
          </Anchor>
        ))}
      </nav>
      {chosen && (
        <p className={styles.about}>
          {minutes(chosen.minutes)}
          {chosen.words[language].fee !== null && ' · '}
          <Offered words={chosen.words} what="fee" />
        </p>
      )}
    </div>
  )
}
