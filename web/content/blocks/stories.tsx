import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Section } from './section.tsx'
import styles from './stories.module.css'
import { Story } from './story.tsx'

export function Stories({ title, lead, note, stories }: BlockViewOf<'stories'>) {
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.stories}>
        {stories.map((story) => (
          <Story key={story.slug} story={story} />
        ))}
      </ul>
      {note && <p className={styles.remark}>{note}</p>}
    </Section>
  )
}
