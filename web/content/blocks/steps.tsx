import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Row } from './rails.tsx'
import { Section } from './section.tsx'
import styles from './steps.module.css'

export function Steps({ title, lead, steps }: BlockViewOf<'steps'>) {
  return (
    <Section title={title} lead={lead} isFolded>
      <Row as="ol" className={styles.steps}>
        {steps.map(({ title: name, text }) => (
          <li key={name} className={styles.step}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Row>
    </Section>
  )
}
