import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { bookingPath, MINUTES, TYPES } from './booking-path.ts'
import styles from './consultation-cards.module.css'

/** The three kinds of consultation; each leads to its free times. */
export function ConsultationCards() {
  const texts = useTexts('consultations')
  const { minutes } = formats(useLanguage().language)
  return (
    <ul className={styles.cards}>
      {TYPES.map((type) => {
        const { name, forWhom, about, fee, points } = texts.types[type]
        return (
          <Card key={type} as="li" tone={type === 'initial' ? 'next-step' : 'raised'} className={styles.card}>
            <div className={styles.facts}>
              <Badge icon="clock">{minutes(MINUTES[type])}</Badge>
              <Badge tone={type === 'initial' ? 'success' : 'neutral'}>{fee}</Badge>
            </div>
            <CardTitle>{name}</CardTitle>
            <p className={styles.forWhom}>{forWhom}</p>
            <p>{about}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size="small" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink
              to={bookingPath(type)}
              variant={type === 'initial' ? 'primary' : 'secondary'}
              aria-label={texts.bookNowNamed(name)}
              className={styles.book}
            >
              {texts.bookNow}
            </ButtonLink>
          </Card>
        )
      })}
    </ul>
  )
}
