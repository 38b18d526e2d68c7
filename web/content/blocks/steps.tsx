import type { BlockViewOf } from '@rahnama/contract/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { Section } from './section.tsx'
import styles from './steps.module.css'

export function Steps({ title, lead, steps }: BlockViewOf<'steps'>) {
  const { language } = useLanguage()
  const { number } = formats(language)
  return (
    <Section title={title} lead={lead}>
      <ol className={styles.steps}>
        {steps.map(({ title: name, text }, place) => (
          <li key={name} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {number(place + 1)}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
