import { useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './rating.module.css'

const MOST_STARS = 5
const PLACES = Array.from({ length: MOST_STARS }, (_, place) => place + 1)

export function Rating({ stars }: { stars: number }) {
  const { rating } = useTexts('site').content.story
  return (
    <p className={styles.rating} role="img" aria-label={rating(stars)}>
      {PLACES.map((place) => (
        <Icon key={place} name="star" size="small" className={place <= stars ? styles.full : styles.empty} />
      ))}
    </p>
  )
}
