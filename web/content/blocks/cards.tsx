import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { TextLink } from '../../ui/link/link.tsx'
import { destinationOf } from '../destination-of.ts'
import styles from './cards.module.css'
import { Row } from './rails.tsx'
import { Section } from './section.tsx'

export function Cards({ title, lead, cards }: BlockViewOf<'cards'>) {
  return (
    <Section title={title} lead={lead} tone="sunken" isFolded>
      <Row className={styles.cards} hasLinks={cards.some(({ link }) => link)}>
        {cards.map(({ title: name, text, link }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p>{text}</p>
            {link && (
              <TextLink {...destinationOf(link.href)} iconEnd="arrow-forward">
                {link.label}
              </TextLink>
            )}
          </li>
        ))}
      </Row>
    </Section>
  )
}
