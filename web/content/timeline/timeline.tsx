import type { BlockViewOf } from '@rahnama/contract/content/content.ts'
import { Section } from '../blocks/blocks.tsx'
import { InlineText } from '../prose/prose.tsx'
import styles from './timeline.module.css'

/** A story told along a drawn road: each paragraph is a station on it. */
export function Timeline({ title, prose }: BlockViewOf<'prose'>) {
  const paragraphs = prose.filter((node) => node.type === 'paragraph')
  return (
    <Section title={title} layout="beside">
      <ol className={styles.road}>
        {paragraphs.map(({ text }, place) => (
          <li key={place} className={styles.station}>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
