import type { BlockViewOf, PointView } from '@rahnama/contract/content/content.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './points.module.css'
import { Section } from './section.tsx'

const ICONS: Record<string, IconName> = {
  excellence: 'star',
  'client-focused': 'users',
  integrity: 'scales',
  'results-driven': 'flag',
  'regulated-canadian-immigration-consultant': 'seal',
  'professional-immigration-consultant': 'shield',
  'university-partnerships': 'study',
  'language-assessment': 'language',
}

export function Values({ title, lead, values }: BlockViewOf<'values'>) {
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Points points={values} look="open" />
    </Section>
  )
}

export function Credentials({ title, lead, credentials }: BlockViewOf<'credentials'>) {
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Points points={credentials} look="seal" />
    </Section>
  )
}

function Points({ points, look }: { points: readonly PointView[]; look: 'open' | 'seal' }) {
  const writtenIn = useWrittenIn()
  return (
    <ul className={styles.points} data-look={look}>
      {points.map(({ slug, title, text, language }) => (
        <li key={slug} className={styles.point} {...writtenIn(language)}>
          <span className={styles.sign}>
            <Icon name={ICONS[slug] ?? 'check'} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
