import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { splitFee } from '@rahnama/contract/our-fees.ts'
import { useWrittenIn } from '../content/content.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardTitle } from '../ui/card/card.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { bookingPath } from './booking-path.ts'
import styles from './consultation-cards.module.css'

/** The kinds of consultation as the owner wrote them; each leads to its free times. */
export function ConsultationCards({ consultations }: Pick<BlockViewOf<'consultations'>, 'consultations'>) {
  const writtenIn = useWrittenIn()
  return (
    <ul className={styles.cards}>
      {consultations.map(({ consultation, language, title, text, fee, action, length }) => {
        const isFirst = consultation === 'initial'
        const said = fee === null ? undefined : splitFee(fee)
        return (
          <Card
            key={consultation}
            as="li"
            tone={isFirst ? 'next-step' : 'raised'}
            className={styles.card}
            {...writtenIn(language)}
          >
            <div className={styles.facts}>
              <Badge icon="clock">{length}</Badge>
              {said && <Badge tone={isFirst ? 'success' : 'neutral'}>{said.amount}</Badge>}
            </div>
            <CardTitle>{title}</CardTitle>
            <p className={styles.text}>{text}</p>
            {said?.hint && <p className={styles.hint}>{said.hint}</p>}
            <ButtonLink
              to={said ? bookingPath(consultation) : href('contact')}
              variant={isFirst ? 'primary' : 'secondary'}
              aria-label={`${action}: ${title}`}
              className={styles.book}
              data-print="hidden"
            >
              {action}
            </ButtonLink>
          </Card>
        )
      })}
    </ul>
  )
}
